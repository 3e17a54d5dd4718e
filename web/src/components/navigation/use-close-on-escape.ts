import { useEffect, useRef, type RefObject } from 'react';

/** Closes an open `details` on Esc and gives the focus back to its name, as `popover` does by itself. */
export function useCloseOnEscape(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details?.addEventListener('keydown', close);
    return () => details?.removeEventListener('keydown', close);
  }, []);
  return ref;
}
