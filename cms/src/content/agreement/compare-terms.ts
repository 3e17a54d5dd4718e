import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import { compareTerms, type TermMention } from '@ochiq/uzbek/terms/compare-terms';

import { getStemmer } from '../terms/stem-word';
import type { SearchedTerm } from '../terms/stored-terms';
import { comparedKinds } from '../terms/terms';
import type { AgreementDifference } from './agreement';
import { hashDifference, type ReadTexts, type NamedValue, type TextsByLocale, toPlace } from './compare-languages';

/** Compares which names of the term base the text of one language says with those of the others. */
export function compareTermsOfLanguages(
  locale: Locale,
  own: ReadTexts,
  others: TextsByLocale,
  terms: readonly SearchedTerm[],
): AgreementDifference[] {
  const texts = { ...others, [locale]: own };
  const blocks = Object.fromEntries(localeCodes.flatMap((code) => (texts[code] ? [[code, texts[code].blocks]] : [])));
  const names = terms.filter(({ kind }) => comparedKinds.includes(kind));
  return compareTerms(locale, blocks, names, getStemmer).map(({ term, ...difference }) => {
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
