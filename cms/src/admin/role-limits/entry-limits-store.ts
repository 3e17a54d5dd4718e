import type { EntryLimitsResponse } from '../../people/role-limits/role-limits.ts';

const knownLimits = new Map<string, EntryLimitsResponse>();
const listeners = new Set<() => void>();

/** An entry in a form. */
export type LimitedEntry = { type: string; document: string; locale: string };

const getKey = ({ type, document, locale }: LimitedEntry): string => `${type} ${document} ${locale}`;

/** Returns what was read of the limits to an entry; `null` before the response. */
export const getEntryLimits = (entry: LimitedEntry): EntryLimitsResponse | null => knownLimits.get(getKey(entry)) ?? null;

/** Stores what was read, for the notice and for the buttons. */
export function storeEntryLimits(entry: LimitedEntry, limits: EntryLimitsResponse): void {
  knownLimits.set(getKey(entry), limits);
  for (const listener of listeners) listener();
}

/** @returns a function that ends it */
export function subscribeToEntryLimits(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
