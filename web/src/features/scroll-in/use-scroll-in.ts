import { behaviour } from '@ochiq/contract/behaviour';
import { useEffect } from 'react';

const inside = '[data-scroll-in]';
const offset = behaviour.scrollInOffsetPx;

type State = '' | 'soon' | 'now';
const setState = ({ dataset }: HTMLElement, state: State): void => void (dataset['scrollIn'] = state);

/** Whether anything moves, and how, is the style's to say: the mark stays for as long as that takes. */
function slideIn(element: HTMLElement): void {
  setState(element, 'now');
  void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
    setState(element, '');
  });
}

/** What comes in over the window's lower edge, not from above and not in its middle after a jump. */
const isFromBelow = ({ boundingClientRect: { top } }: IntersectionObserverEntry) => top > window.innerHeight - 2 * offset;

/**
 * Lets the parts of a page that are marked with `data-scroll-in` appear when so much of them, or all, has come into the
 * window from below, each once. What is in the window already stays as it is, and so does what lies within another
 * marked part. Nothing but the part that is just coming in is ever unseen.
 * @returns a function that ends it
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
          // Gone again before it appeared: it is not there to be unseen.
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

/** @param pathKey another one for each page */
export function useScrollIn(pathKey: string): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const parts = [...document.querySelectorAll<HTMLElement>(inside)];
    return watchParts(parts.filter((part) => !part.parentElement?.closest(inside)));
  }, [pathKey]);
}
