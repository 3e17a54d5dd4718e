import { useEffect } from 'react';

/** Gives the window an error's title for as long as the error stands, and shows the error's beginning. */
export function useErrorTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    document.documentElement.scrollTop = 0;
    return () => {
      // The next page may have said its own already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
