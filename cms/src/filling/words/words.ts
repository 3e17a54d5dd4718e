import type { Locale } from '@ochiq/contract/locales';

import { en } from './en';
import { ru } from './ru';
import { uz } from './uz';

/** What sentences of a language are put together from. */
export type Words = {
  /** When it happened; begins the sentence. */
  when: readonly string[];
  where: readonly string[];
  /** The actor. */
  who: readonly string[];
  /** The action. */
  did: readonly string[];
  /** Headings of a story's parts. */
  headings: readonly string[];
  /** Begins an address. */
  slug: string;
  /** The parts in the order of the language, without the full stop. */
  sentence: (parts: Readonly<Record<'when' | 'where' | 'who' | 'did', string>>) => string;
};

export const words: Readonly<Record<Locale, Words>> = { uz, ru, en };
