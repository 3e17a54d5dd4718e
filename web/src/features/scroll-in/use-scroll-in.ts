import { behaviour } from '@ochiq/contract/behaviour';
import { useEffect } from 'react';

const selector = '[data-scroll-in]';
const offset = behaviour.scrollInOffsetPx;

type State = '' | 'soon' | 'now';
const setState = ({ dataset }: HTMLElement, state: State): void => void (dataset['scrollIn'] = state);

/** Marks an element as long as its animation takes; the style decides whether and how it moves. */
function slideIn(element: HTMLElement): void {
  setState(element, 'now');
  void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
    setState(element, '');
  });
}

/**
 * Returns whether an element enters over the window's lower edge, not from above and not in its middle after a jump.
 */
const isFromBelow = ({ boundingClientRect: { top } }: IntersectionObserverEntry) => top > window.innerHeight - 2 * offset;

/**
 * Reveals the elements with `data-scroll-in` when a part of them, or all, has entered the window from below, each once.
 * Elements in the window already stay as they are, and so do those within another marked one. Only the element that is
 * just entering is ever hidden.
 * @returns a function that stops it
 */
function watchParts(parts: readonly HTMLElement[]): () => void {
  const soon = new Set<Element>();
  const leave = (element: Element) => {
    entering.unobserve(element);
    entered.unobserve(element);
    soon.delete(element);
  };
  const show = (element: HTMLElement) => {
    if (!soon.has(element)) return;
    leave(element);
    slideIn(element);
  };
  let isFirstLook = true;
  const entering = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const element = entry.target as HTMLElement;
        const { isIntersecting, intersectionRatio } = entry;
        if (!isIntersecting) {
          // It left before it appeared: outside the window it need not be hidden.
          if (soon.delete(element)) setState(element, '');
        } else if (!soon.has(element)) {
          if (isFirstLook || !isFromBelow(entry)) leave(element);
          else {
            soon.add(element);
            setState(element, 'soon');
          }
        }
        if (intersectionRatio === 1) show(element);
      }
      isFirstLook = false;
    },
    { threshold: [0, 1] },
  );
  const entered = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: `0px 0px -${offset}px 0px` },
  );
  for (const part of parts) {
    entering.observe(part);
    entered.observe(part);
  }
  return () => {
    entering.disconnect();
    entered.disconnect();
    for (const element of soon) setState(element as HTMLElement, '');
  };
}

/** Reveals marked elements of a page as they enter the window. @param pathKey another one for each page */
export function useScrollIn(pathKey: string): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const parts = [...document.querySelectorAll<HTMLElement>(selector)];
    return watchParts(parts.filter((part) => !part.parentElement?.closest(selector)));
  }, [pathKey]);
}
