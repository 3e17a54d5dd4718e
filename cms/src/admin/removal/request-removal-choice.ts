import { removalDetails, type RemovalChoice, type RemovalUses } from '../../content/removal/removal.ts';

/** A refused removal, and the function to call with what the editor chose; `null` where they gave up. */
export type RemovalQuestion = { removal: RemovalUses; message: string; answer: (choice: RemovalChoice | null) => void };

/** The dialog: there is one on every page of the panel. */
type Listener = {
  show: (question: RemovalQuestion | null) => void;
  /** Returns what the panel says of a removal that was given up. */
  getCancelledText: () => string;
};

let listener: Listener | null = null;

/** Lets the dialog follow the questions. @returns the function that ends it */
export function watchRemovalQuestions(watch: Listener): () => void {
  listener = watch;
  return () => {
    if (listener === watch) listener = null;
  };
}

/** Creates the error of a removal that the editor has given up. Strapi shows its message as it is. */
export const createCancelledError = (): { name: string; message: string } => ({
  name: 'CancelledError',
  message: listener?.getCancelledText() ?? '',
});

/** Asks the editor what happens with the uses of what they remove; `null` where they give it up. */
export const requestRemovalChoice = (removal: RemovalUses, message: string): Promise<RemovalChoice | null> =>
  new Promise((resolve) => {
    if (!listener) {
      resolve(null);
      return;
    }
    listener.show({
      removal,
      message,
      answer: (choice) => {
        listener?.show(null);
        resolve(choice);
      },
    });
  });

/** Reads what a refusal tells of uses; `null` where it is about something else. */
export function readRefusedRemoval(error: unknown): { removal: RemovalUses; message: string } | null {
  if (typeof error !== 'object' || error === null || !('details' in error)) return null;
  const { data } = removalDetails.safeParse(error.details);
  return data ? { ...data, message: 'message' in error && typeof error.message === 'string' ? error.message : '' } : null;
}
