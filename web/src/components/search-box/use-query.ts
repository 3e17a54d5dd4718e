import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Long enough for a reader who types not to be told a new number at every letter. */
const pause = 200;

/**
 * What is asked for in a field, a moment after it was typed. What was typed before the script came
 * counts, and after it what `first` finds.
 */
export function useQuery(field: RefObject<HTMLInputElement>, first: () => string): { query: string; ask: () => void } {
  const [query, setQuery] = useState('');
  const timer = useRef(0);
  const ask = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setQuery(field.current?.value ?? '');
    }, pause);
  }, [field]);
  useEffect(() => {
    const input = field.current;
    if (input) {
      if (input.value === '') input.value = first();
      setQuery(input.value);
    }
    return () => {
      window.clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the page comes: afterwards the field says it
  }, []);
  return { query, ask };
}
