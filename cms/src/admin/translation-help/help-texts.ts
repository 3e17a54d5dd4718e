import { englishHelp } from '../texts/en/translations/help.ts';
import { russianHelp } from '../texts/ru/translations/help.ts';
import { uzbekHelp } from '../texts/uz/translations/help.ts';

/** The texts of what helps translators, by language. */
export const helpTexts = { en: englishHelp, ru: russianHelp, uz: uzbekHelp } as const;
