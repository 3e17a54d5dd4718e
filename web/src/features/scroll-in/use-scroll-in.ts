import { behaviour } from '@ochiq/contract/behaviour';
import { useEffect } from 'react';

const inside = '[data-scroll-in]';

/** Whether anything moves, and how, is the style's to say: the mark stays for as long as that takes. */
function slideIn(element: HTMLElement): void {
  element.dataset['scrollIn'] = 'now';
  void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
    element.dataset['scrollIn'] = '';
  });
}

/** What comes in over the window's lower edge, not from above and not in its middle after a jump. */
const isFromBelow = ({ boundingClientRect: { top } }: IntersectionObserverEntry) =>
  top > window.innerHeight - 2 * behaviour.scrollInOffsetPx;

/**
 * Lets the parts of a page that are marked with `data-scroll-in` slide in when they come into view, each once.
 * What is in the window already stays as it is, and so does what lies within another marked part.
 * @param pathKey another one for each page
 */
export function useScrollIn(pathKey: string): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    let isFirstLook = true;
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        if (!isFirstLook && isFromBelow(entry)) slideIn(entry.target as HTMLElement);
      }
      isFirstLook = false;
    });
    for (const element of document.querySelectorAll(inside)) if (!element.parentElement?.closest(inside)) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [pathKey]);
}
