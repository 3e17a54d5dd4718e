import { useEffect, useState, type ComponentType } from 'react';

type Props = { path: string };

/** Loads the features of scrolling when the reader first scrolls: they are not needed before. */
export function LazyScrollFeatures({ path }: Props) {
  const [Scrolled, setScrolled] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const bring = () => {
      import(/* webpackChunkName: "scrolled" */ './scroll-features').then(
        (part) => {
          setScrolled(() => part.ScrollFeatures);
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
  return Scrolled && <Scrolled path={path} />;
}
