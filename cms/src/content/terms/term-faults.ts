import { localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { toPhraseKey } from '@ochiq/uzbek/terms/find-phrases';

import { getStemmer } from './stem-word';
import type { TermInput, TermWordsInput } from './terms';

/** What is wrong with a term, for its editor. */
export const termFaultTexts = {
  empty: {
    uz: 'Atama hech bir tilda yozilmagan',
    ru: 'Термин не написан ни на одном языке',
    en: 'The term is written in no language',
  },
  'variants-alone': {
    uz: 'Bu tilda atamaning oʻzi yozilmagan, faqat uning boshqa shakllari bor',
    ru: 'На этом языке нет самого термина, есть только другие его варианты',
    en: 'In this language there are other words for the term, but not the term itself',
  },
  'cyrillic-in-uzbek': {
    uz: 'Oʻzbekcha atama lotin harflarida yoziladi: kirill harflaridagisi uning oʻz maydonida turadi',
    ru: 'Узбекский термин пишется латиницей: для кириллицы есть своё поле',
    en: 'The Uzbek term is written in Latin letters: Cyrillic has a field of its own',
  },
  'cyrillic-alone': {
    uz: 'Kirill harflaridagi shakl bor, lekin lotin harflaridagisi yoʻq',
    ru: 'Есть написание кириллицей, но нет написания латиницей',
    en: 'There are words in Cyrillic, but none in Latin letters',
  },
  repeated: {
    uz: 'Bitta tilda bir xil yoki faqat qoʻshimchasi bilan farq qiladigan soʻzlar takrorlangan',
    ru: 'На одном языке повторяются одинаковые слова или слова, которые различаются только окончаниями',
    en: 'Words of one language are repeated, or differ by their endings only',
  },
  taken: {
    uz: 'Bunday atama bazada bor',
    ru: 'Такой термин в базе уже есть',
    en: 'There is such a term already',
  },
} as const satisfies Record<string, Localized<string>>;
export type TermFault = keyof typeof termFaultTexts;

const isRepeated = (values: readonly string[]): boolean => new Set(values).size < values.length;

/** Returns whether words are repeated; what is forbidden has to differ from the others by more than an ending. */
function hasRepeated({ text, admitted, forbidden }: TermWordsInput, language: 'uz' | 'ru' | 'en'): boolean {
  const allowed = [text, ...admitted];
  const toKey = (words: string) => toPhraseKey(words, getStemmer(language));
  const keys = new Set(allowed.map(toKey));
  return isRepeated([...allowed, ...forbidden]) || forbidden.some((words) => keys.has(toKey(words)));
}

/** Lists what is wrong with a term by itself. */
export function checkTerm({ words, cyrillic }: TermInput): TermFault[] {
  const has = (isFault: (words: TermWordsInput, language: 'uz' | 'ru' | 'en') => boolean) =>
    localeCodes.some((language) => isFault(words[language], language));
  const faults: Readonly<Record<Exclude<TermFault, 'taken'>, boolean>> = {
    empty: localeCodes.every((language) => words[language].text === ''),
    'variants-alone': has(({ text, admitted, forbidden }) => text === '' && admitted.length + forbidden.length > 0),
    'cyrillic-in-uzbek': [words.uz.text, ...words.uz.admitted, ...words.uz.forbidden].some((text) => /\p{Script=Cyrillic}/u.test(text)),
    'cyrillic-alone': cyrillic !== '' && words.uz.text === '',
    repeated: has(hasRepeated),
  };
  return (Object.entries(faults) as [TermFault, boolean][]).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** Returns what no two terms share: the kind, and the words in the first language that has some. */
export function getTermIdentity({ kind, words }: Pick<TermInput, 'kind' | 'words'>): string {
  const language = localeCodes.find((code) => words[code].text !== '') ?? 'uz';
  return `${kind} ${language} ${words[language].text.toLowerCase()}`;
}
