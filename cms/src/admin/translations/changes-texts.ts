import { englishChanges } from '../texts/en/translations/changes.ts';
import { russianChanges } from '../texts/ru/translations/changes.ts';
import { uzbekChanges } from '../texts/uz/translations/changes.ts';

/** The texts of what changed in the source of a translation, by language. */
export const changesTexts = { en: englishChanges, ru: russianChanges, uz: uzbekChanges } as const;
