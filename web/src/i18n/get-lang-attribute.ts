import { locales, type Locale } from '@ochiq/contract/routing/locales';

/** Returns the `lang` attribute of a text; none where it is in the page's own language. */
export function getLangAttribute(lang: Locale | null | undefined): string | undefined {
  return lang ? locales[lang].tag : undefined;
}
