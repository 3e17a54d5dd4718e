import type { EntryQuery } from '../../content/history/version.ts';
import type { AgreementDifference, AgreementResponse } from '../../content/agreement/agreement.ts';

/** What the panel knows of how the languages of an entry agree. */
export type KnownAgreement = { response: AgreementResponse | null; isReading: boolean; hasFailed: boolean };

/** What is to be done with a text that differs: to publish it now, or at a minute. */
export type PublishPurpose = 'publish' | 'plan';

/** A publication that waits for an answer: whether to publish although these differences are there. */
export type PublishQuestion = {
  purpose: PublishPurpose;
  differences: readonly AgreementDifference[];
  decide: (isConfirmed: boolean) => void;
};

type Entry = { known: KnownAgreement; question: PublishQuestion | null };

const unread: KnownAgreement = { response: null, isReading: false, hasFailed: false };
const entries = new Map<string, Entry>();
/** Differences with which a person has published here: they are not asked about again. */
const confirmed = new Set<string>();
const listeners = new Set<() => void>();

function setEntry(key: string, entry: Entry | null): void {
  if (entry) entries.set(key, entry);
  else entries.delete(key);
  for (const listener of listeners) listener();
}

/** Returns the name under which an entry is stored. */
export const getAgreementKey = ({ type, document, locale }: EntryQuery): string => `${type} ${document} ${locale}`;

/** Begins to show an entry: only what is shown can ask a question. @returns a function that ends it */
export function showEntry(key: string): () => void {
  setEntry(key, { known: unread, question: null });
  return () => {
    entries.get(key)?.question?.decide(false);
    setEntry(key, null);
  };
}

/** Returns what was read last of an entry. */
export const getKnownAgreement = (key: string): KnownAgreement => entries.get(key)?.known ?? unread;

/** Stores what is known of an entry that is shown. */
export function storeAgreement(key: string, change: Partial<KnownAgreement>): void {
  const entry = entries.get(key);
  if (entry) setEntry(key, { ...entry, known: { ...entry.known, ...change } });
}

/** Returns the publication that waits for an answer. */
export const getQuestion = (key: string): PublishQuestion | null => entries.get(key)?.question ?? null;

const listHashes = (key: string, differences: readonly AgreementDifference[]): string[] =>
  differences.flatMap(({ others }) => others.map(({ hash }) => `${key} ${hash}`));

/**
 * Asks whether to publish although languages differ; without asking where all of it was confirmed before, and where nothing
 * shows the question.
 */
export function requestConfirmation(
  key: string,
  differences: readonly AgreementDifference[],
  purpose: PublishPurpose = 'publish',
): Promise<boolean> {
  const entry = entries.get(key);
  const hashes = listHashes(key, differences);
  if (!entry || hashes.every((hash) => confirmed.has(hash))) return Promise.resolve(true);
  return new Promise((resolve) => {
    const decide = (isConfirmed: boolean) => {
      if (isConfirmed) for (const hash of hashes) confirmed.add(hash);
      const current = entries.get(key);
      if (current) setEntry(key, { ...current, question: null });
      resolve(isConfirmed);
    };
    setEntry(key, { ...entry, question: { purpose, differences, decide } });
  });
}

/** @returns a function that ends it */
export function subscribeToAgreements(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
