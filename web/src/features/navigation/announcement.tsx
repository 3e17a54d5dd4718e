import { useSyncExternalStore } from 'react';

import { Unseen } from '../../components/unseen/unseen';

let words = '';
const listeners = new Set<() => void>();

/** Says where the reader has come to. */
export function announce(title: string): void {
  words = title;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read out by screen readers when it changes; it outlives the pages, and so tells of the next one. */
export function Announcement() {
  const said = useSyncExternalStore(
    watch,
    () => words,
    () => '',
  );
  return (
    <div id="announcement" role="status">
      <Unseen>{said}</Unseen>
    </div>
  );
}
