import type { Localized } from '@ochiq/contract/routing/locales';

/** The heading above the pages below one. */
export const inThisSection: Localized<string> = { uz: 'Shu boʻlimda', ru: 'В этом разделе', en: 'In this section' };
