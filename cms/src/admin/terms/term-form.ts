import type { Locale } from '@ochiq/contract/routing/locales';

import type { ShownTerm, TermInput, TermWordsInput } from '../../content/terms/terms.ts';

/** What is typed of a term: further words are lines. */
export type TermForm = Pick<TermInput, 'kind' | 'cyrillic' | 'note'> & {
  words: Readonly<Record<Locale, Readonly<{ text: string; admitted: string; forbidden: string }>>>;
};

/** The parts of the words of a language, in the order of the form. */
export const termWordParts = ['text', 'admitted', 'forbidden'] as const;
export type TermWordPart = (typeof termWordParts)[number];

const noWords: TermWordsInput = { text: '', admitted: [], forbidden: [] };

/** Fills the form with a term; `null` for a new one. */
export function createTermForm(term: Pick<ShownTerm, 'kind' | 'words' | 'cyrillic' | 'note'> | null): TermForm {
  const toLines = ({ text, admitted, forbidden }: TermWordsInput) => ({
    text,
    admitted: admitted.join('\n'),
    forbidden: forbidden.join('\n'),
  });
  return {
    ...{ kind: term?.kind ?? 'post', cyrillic: term?.cyrillic ?? '', note: term?.note ?? '' },
    words: { uz: toLines(term?.words.uz ?? noWords), ru: toLines(term?.words.ru ?? noWords), en: toLines(term?.words.en ?? noWords) },
  };
}

/** Changes a part of the words of a language. */
export const updateWords = (form: TermForm, language: Locale, part: TermWordPart, value: string): TermForm => ({
  ...form,
  words: { ...form.words, [language]: { ...form.words[language], [part]: value } },
});

const splitLines = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads what was typed as a term. */
export function readTermForm({ kind, cyrillic, note, words }: TermForm): TermInput {
  const toWords = (language: Locale) => ({
    text: words[language].text.trim(),
    admitted: splitLines(words[language].admitted),
    forbidden: splitLines(words[language].forbidden),
  });
  return { kind, cyrillic: cyrillic.trim(), note: note.trim(), words: { uz: toWords('uz'), ru: toWords('ru'), en: toWords('en') } };
}
