import { useEffect, useState, type ComponentType } from 'react';

/** The way to the top, brought when the reader first scrolls: nobody needs it before. */
export function ScrollToTopWhenNeeded() {
  const [Button, setButton] = useState<ComponentType | null>(null);
  useEffect(() => {
    const bring = () => {
      import('./scroll-to-top').then(
        ({ ScrollToTop }) => {
          setButton(() => ScrollToTop);
        },
        // Without it the page is only longer.
        () => undefined,
      );
    };
    window.addEventListener('scroll', bring, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', bring);
    };
  }, []);
  return Button && <Button />;
}
