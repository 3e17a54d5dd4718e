import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** The debounce of typing, in milliseconds, so that the number of results is not announced at every letter. */
const debounceMs = 200;

/**
 * Returns the query of a search field, debounced. Text that was typed before the script loaded counts, and after it the
 * value of `first`.
 */
export function useDebouncedQuery(field: RefObject<HTMLInputElement>, first: () => string): { query: string; ask: () => void } {
  const [query, setQuery] = useState('');
  const timer = useRef(0);
  const ask = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setQuery(field.current?.value ?? '');
    }, debounceMs);
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
