import type { Locale, Localized } from '@ochiq/contract/locales';

import cyrillic from './fonts/cyrillic.woff2';
import latin from './fonts/latin.woff2';

/** The file that most of a page's letters are in. */
const first: Localized<string> = { uz: latin, ru: cyrillic, en: latin };

type Props = { locale: Locale };

/** Asks for the page's font before its style sheet does. */
export function FontPreload({ locale }: Props) {
  return <link rel="preload" as="font" type="font/woff2" href={first[locale]} crossOrigin="anonymous" />;
}
