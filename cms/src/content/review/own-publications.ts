import { AsyncLocalStorage } from 'node:async_hooks';

type Work<T> = () => Promise<T>;

/** What goes on: the CMS publishes by itself, or a publication that was let through takes place. */
const publications = new AsyncLocalStorage<'unreviewed' | 'let-through'>();

/**
 * Publishes without an approval what follows from a decision that a person has made elsewhere: a comment that a moderator
 * approved, the statistics of appeals.
 */
export const publishUnreviewed = <T>(work: Work<T>): Promise<T> => publications.run('unreviewed', work);

/** Runs a publication that was let through: what it changes in the draft on its way voids no approval. */
export const runLetThrough = <T>(work: Work<T>): Promise<T> => publications.run('let-through', work);

export const isUnreviewed = (): boolean => publications.getStore() === 'unreviewed';
export const isLetThrough = (): boolean => publications.getStore() === 'let-through';
