import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import type { FontsAttribute } from '@ochiq/pages/script-pages/script-fonts';

import cyrillic from './fonts/cyrillic.woff2';
import cyrillicMore from './fonts/cyrillic-more.woff2';
import latin from './fonts/latin.woff2';

/** The font files of a language: a page in Russian has Latin figures, signs and names, too. */
const files: Localized<readonly string[]> = { uz: [latin], ru: [cyrillic, latin], en: [latin] };

/** The font files of further alphabets, beside those of their language: what the publisher preloads. Browsers load no table of alphabets. */
const scriptFiles: Localized<{ [attribute in FontsAttribute]?: string }> = {
  uz: { 'data-fonts-uz-cyrl': [cyrillic, cyrillicMore].join(' ') },
  ru: {},
  en: {},
};

type Props = { locale: Locale };

/**
 * Preloads the page's fonts before its style sheet does: one that arrives after the first paint is not used. And lists
 * those of its further alphabets, in which the publisher shows the page.
 */
export function FontPreload({ locale }: Props) {
  return files[locale].map((file, index) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin="anonymous"
      {...(index === 0 && scriptFiles[locale])}
    />
  ));
}
