import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const tool = '[data-tool]:not(:disabled)';

/** The keys that move the focus between the buttons of a toolbar, with the place it goes to. */
function findTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Makes a toolbar one stop of the Tab key, between whose buttons the arrow keys move.
 * @param leave gives the focus back, for Esc
 */
export function useRovingFocus(leave: () => void): {
  toolbar: RefObject<HTMLDivElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  focus: () => void;
} {
  const toolbar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement | null>(null);
  const listTools = () => Array.from(toolbar.current?.querySelectorAll<HTMLElement>(tool) ?? []);
  const setStop = () => {
    const tools = listTools();
    const stop = tools.find((one) => one === current.current) ?? tools[0];
    current.current = stop ?? null;
    for (const one of tools) one.tabIndex = one === stop ? 0 : -1;
  };
  // Buttons come and go with the place of the cursor.
  useEffect(setStop);
  return {
    toolbar,
    onKeyDown(event) {
      // Menus are drawn elsewhere in the page, and their keys are their own.
      const isOwn = event.target instanceof HTMLElement && toolbar.current?.contains(event.target);
      if (!isOwn) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        leave();
        return;
      }
      const tools = listTools();
      const target = findTarget(event.key, tools.indexOf(document.activeElement as HTMLElement), tools.length);
      if (target === null) return;
      event.preventDefault();
      tools[target]?.focus();
    },
    onFocus() {
      const focused = listTools().find((one) => one === document.activeElement);
      if (!focused) return;
      current.current = focused;
      setStop();
    },
    focus: () => current.current?.focus(),
  };
}
