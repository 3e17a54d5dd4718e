import { useEffect } from 'react';

/** Sets the document's title while an error is shown, and scrolls to its beginning. */
export function useErrorTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    document.documentElement.scrollTop = 0;
    return () => {
      // The next page may have set its own already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
