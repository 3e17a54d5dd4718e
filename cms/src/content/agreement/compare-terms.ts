import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { compareTerms, type TermFinder, type TermMention } from '@ochiq/uzbek/terms/compare-terms';

import type { SearchedTerm } from '../terms/stored-terms';
import type { AgreementDifference } from './agreement';
import { hashDifference, type ReadTexts, type NamedValue, type TextsByLocale, toPlace } from './compare-languages';

/** Compares which names of the term base the text of one language says with those of the others. */
export function compareTermsOfLanguages(
  locale: Locale,
  own: ReadTexts,
  others: TextsByLocale,
  getNameFinder: TermFinder<SearchedTerm>,
): AgreementDifference[] {
  const texts = { ...others, [locale]: own };
  const blocks = Object.fromEntries(localeCodes.flatMap((code) => (texts[code] ? [[code, texts[code].blocks]] : [])));
  return compareTerms(locale, blocks, getNameFinder).map(({ term, ...difference }) => {
    const toNamedValue = (language: Locale, mention: TermMention | null): NamedValue | null =>
      mention && { ...mention, kind: 'term', keys: [term.words[language]?.text ?? ''] };
    return {
      kind: 'term',
      own: difference.own && toPlace(own, difference.own),
      others: difference.others.flatMap(({ language, mention }) => {
        const other = others[language];
        if (!other) return [];
        const sides = [
          [locale, toNamedValue(locale, difference.own)],
          [language, toNamedValue(language, mention)],
        ] as const;
        const { isPublished, isReadable } = other;
        return [{ locale: language, isPublished, isReadable, place: mention && toPlace(other, mention), hash: hashDifference(sides) }];
      }),
      term: Object.fromEntries(localeCodes.flatMap((code) => (term.words[code] ? [[code, term.words[code].text]] : []))),
    };
  });
}
