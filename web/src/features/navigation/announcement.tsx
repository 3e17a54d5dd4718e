import { useSyncExternalStore } from 'react';

import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden';

let words = '';
const listeners = new Set<() => void>();

/** Announces the title of the new page. */
export function announce(title: string): void {
  words = title;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders the live region of screen readers; it outlives the pages, and so announces the next one. */
export function Announcement() {
  const announcedText = useSyncExternalStore(
    watch,
    () => words,
    () => '',
  );
  return (
    <div id="announcement" role="status">
      <VisuallyHidden>{announcedText}</VisuallyHidden>
    </div>
  );
}
