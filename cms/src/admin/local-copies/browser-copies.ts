import { createCopyStore, type CopyStore } from './copy-store.ts';

/** The copies of this browser. */
export const browserCopies: CopyStore = createCopyStore(window.indexedDB);

/** Who has signed out in this window, whose forms are about to be left. */
const signedOut = new Set<number>();

/** Returns whether a person's forms may still be stored. */
export const mayStoreFor = (user: number): boolean => !signedOut.has(user);

/** Removes all of a person's copies, and stores no more of them: a form that is left stores what it has at the end. */
export async function forgetPerson(user: number): Promise<void> {
  signedOut.add(user);
  await browserCopies.removeOfUser(user).catch(() => undefined);
}

/** Stores a person's forms again: they are signed in. */
export const storePerson = (user: number): void => {
  signedOut.delete(user);
};
