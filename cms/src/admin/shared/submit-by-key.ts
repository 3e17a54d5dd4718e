import type { KeyboardEvent } from 'react';

/** Creates the handler of keys for a small form in a side panel: the form of the entry is around it, and Enter would save that. */
export const createSubmitByKey =
  (submit: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };
