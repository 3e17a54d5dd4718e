import { englishSide } from '../texts/en/translations/side-by-side.ts';
import { russianSide } from '../texts/ru/translations/side-by-side.ts';
import { uzbekSide } from '../texts/uz/translations/side-by-side.ts';

/** The texts of the translation beside its source, by language. */
export const sideTexts = { en: englishSide, ru: russianSide, uz: uzbekSide } as const;
