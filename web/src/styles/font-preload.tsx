import type { Locale, Localized } from '@ochiq/contract/routing/locales';

import cyrillic from './fonts/cyrillic.woff2';
import latin from './fonts/latin.woff2';

/** The font files of a language: a page in Russian has Latin figures, signs and names, too. */
const files: Localized<readonly string[]> = { uz: [latin], ru: [cyrillic, latin], en: [latin] };

type Props = { locale: Locale };

/** Preloads the page's fonts before its style sheet does: one that arrives after the first paint is not used. */
export function FontPreload({ locale }: Props) {
  return files[locale].map((file) => <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />);
}
