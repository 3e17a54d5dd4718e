import { hints, type HintKey, type Hints } from '../texts/en/hints.ts';

const isHint = (key: string): key is HintKey => Object.hasOwn(hints, key);

/** Returns which hint a field has: its own, or that of all fields of its name; `null` where its label says everything. */
export const findHint = (group: string, field: string): HintKey | null => [`${group}.${field}`, field].find(isHint) ?? null;

export const toHintId = (key: HintKey): string => `ochiq.hint.${key}`;

/** Returns the hints of a language under the ids that the panel asks for. */
export const listHints = (texts: Hints): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [toHintId(key as HintKey), text]));
