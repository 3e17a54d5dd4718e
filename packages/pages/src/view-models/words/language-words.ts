import type { Localized } from '@ochiq/contract/routing/locales';

/** In which language a file is, said in that of the reader. */
export const languageWords: Localized<Localized<string>> = {
  uz: { uz: 'oʻzbek tilida', ru: 'rus tilida', en: 'ingliz tilida' },
  ru: { uz: 'на узбекском', ru: 'на русском', en: 'на английском' },
  en: { uz: 'in Uzbek', ru: 'in Russian', en: 'in English' },
};
