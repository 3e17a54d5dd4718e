import { englishHints, type HintKey, type Hints } from '../texts/en/hints.ts';

const isHint = (key: string): key is HintKey => Object.hasOwn(englishHints, key);

/** Finds the hint of a field: its own, or that of all fields of its name; `null` where the label is sufficient. */
export const findHint = (group: string, field: string): HintKey | null => [`${group}.${field}`, field].find(isHint) ?? null;

export const toHintId = (key: HintKey): string => `ochiq.hint.${key}`;

/** Lists the hints of a language under the panel's ids. */
export const listHints = (texts: Hints): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [toHintId(key as HintKey), text]));
