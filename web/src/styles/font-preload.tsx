import type { Locale, Localized } from '@ochiq/contract/locales';

import cyrillic from './fonts/cyrillic.woff2';
import latin from './fonts/latin.woff2';

/** The files that a page's letters are in: a page in Russian has Latin figures, signs and names, too. */
const files: Localized<readonly string[]> = { uz: [latin], ru: [cyrillic, latin], en: [latin] };

type Props = { locale: Locale };

/** Asks for the page's fonts before its style sheet does: one that comes after the first painting is not used. */
export function FontPreload({ locale }: Props) {
  return files[locale].map((file) => <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />);
}
