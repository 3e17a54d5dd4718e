import { useEffect } from 'react';

/** Opens the question that the address names, now and whenever the hash changes. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const details = named?.closest('details');
      if (!details || details.open) return;
      details.open = true;
      details.scrollIntoView();
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => {
      window.removeEventListener('hashchange', openNamed);
    };
  }, []);
}
