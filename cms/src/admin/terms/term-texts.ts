import { englishTerms } from '../texts/en/translations/terms.ts';
import { russianTerms } from '../texts/ru/translations/terms.ts';
import { uzbekTerms } from '../texts/uz/translations/terms.ts';

/** The texts of the term base, by language. */
export const termTexts = { en: englishTerms, ru: russianTerms, uz: uzbekTerms } as const;
