/** How long after a change the form is stored, in milliseconds. Typing on does not put it off. */
export const autosaveMs = 2000;

type Timer = ReturnType<typeof setTimeout>;

/** Stores what was typed, some time after a change, or at once. */
export type Autosaver = {
  noteChange: () => void;
  /** Stores now what waits, as when the page is hidden: it may never be shown again. */
  flush: () => void;
  /** Forgets what waits: it was saved. */
  cancel: () => void;
};

/** Creates an autosaver. @param store must not throw */
export function createAutosaver(store: () => void, delayMs: number = autosaveMs): Autosaver {
  let timer: Timer | null = null;
  const cancel = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const flush = () => {
    if (timer === null) return;
    cancel();
    store();
  };
  return {
    noteChange: () => {
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    cancel,
  };
}
