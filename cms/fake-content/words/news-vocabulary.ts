import type { Locale } from '@ochiq/contract/routing/locales';

import { enVocabulary } from './en-vocabulary';
import { ruVocabulary } from './ru-vocabulary';
import { uzVocabulary } from './uz-vocabulary';

/** What sentences of a language are put together from. */
export type NewsVocabulary = {
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

export const vocabularies: Readonly<Record<Locale, NewsVocabulary>> = { uz: uzVocabulary, ru: ruVocabulary, en: enVocabulary };
