import type { Fields } from '@ochiq/contract/fields/field';
import * as z from 'zod';

import { type FormValues, toContentKey } from '../merge/form-values.ts';
import { mergeFields, type FieldMerge, type Versions } from '../merge/merge-values.ts';

/** What an editor typed in a form and has not saved, as their browser stores it. */
export const localCopy = z.object({
  /** The form: user, type, document and language. */
  key: z.string(),
  user: z.number(),
  /** When it was stored, in milliseconds. */
  storedAt: z.number(),
  /** The fields that were changed, with their value in the version that the form was opened with. */
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
});
export type LocalCopy = z.output<typeof localCopy>;
export type LocalChanges = LocalCopy['changes'];

/** The form that a copy belongs to; `create` for an entry that is not saved yet. */
export type CopiedForm = { user: number; model: string; document: string; locale: string | null };

export const getCopyKey = ({ user, model, document, locale }: CopiedForm): string => [user, model, document, locale ?? ''].join(' ');

const dayMs = 24 * 60 * 60_000;

/** What a browser stores at most: of each person so many copies, this old, and of each copy so many characters of JSON. */
export const copyLimits = { count: 40, ageMs: 14 * dayMs, characters: 1_000_000 } as const;

/** Finds the fields of a form that were changed since it was opened. */
export const findChanges = (initial: FormValues, values: FormValues): LocalChanges =>
  Object.fromEntries(
    [...new Set([...Object.keys(initial), ...Object.keys(values)])]
      .filter((name) => toContentKey(initial[name]) !== toContentKey(values[name]))
      .map((name) => [name, { before: initial[name], after: values[name] }]),
  );

/** Returns whether changes are too large to be stored. */
export const isTooLarge = (changes: LocalChanges): boolean => JSON.stringify(changes).length > copyLimits.characters;

/** Lists the keys of the copies that are to be removed: old ones, and of each person those beyond the newest. */
export function listExpiredKeys(copies: readonly LocalCopy[], now: number): string[] {
  const counts = new Map<number, number>();
  const newestFirst = copies.toSorted((one, other) => other.storedAt - one.storedAt);
  return newestFirst.flatMap(({ key, user, storedAt }) => {
    const count = (counts.get(user) ?? 0) + 1;
    counts.set(user, count);
    return count > copyLimits.count || now - storedAt > copyLimits.ageMs ? [key] : [];
  });
}

/** Returns the versions that putting a copy into a form merges: the form now is the other side. */
export function toVersions({ changes }: Pick<LocalCopy, 'changes'>, current: FormValues): Versions {
  const entries = Object.entries(changes);
  return {
    base: { ...current, ...Object.fromEntries(entries.map(([name, { before }]) => [name, before])) },
    mine: { ...current, ...Object.fromEntries(entries.map(([name, { after }]) => [name, after])) },
    theirs: current,
  };
}

/** Lists what a copy has and a form has not: nothing where all of it was saved, or typed again. */
export const listUnsaved = (fields: Fields, copy: Pick<LocalCopy, 'changes'>, current: FormValues): FieldMerge[] =>
  mergeFields(fields, toVersions(copy, current)).filter(({ kind }) => kind !== 'theirs');
