type LocaleDefinition = {
  /** The language's own name, as its speakers write it. */
  name: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  /** Writing direction for `dir`. */
  dir: 'ltr' | 'rtl';
};

/** Every language of the site, the default first: the order of the language switch. */
export const locales = {
  uz: { name: 'Oʻzbekcha', tag: 'uz', dir: 'ltr' },
  ru: { name: 'Русский', tag: 'ru', dir: 'ltr' },
  en: { name: 'English', tag: 'en', dir: 'ltr' },
} as const satisfies Record<string, LocaleDefinition>;

export type Locale = keyof typeof locales;
export type Localized<T> = Readonly<Record<Locale, T>>;

/** The language of every unprefixed page: .github/ARCHITECTURE.md, "Language choice". */
export const defaultLocale = 'uz' satisfies Locale;

/** The language of an interface text that another one lacks: .github/ARCHITECTURE.md, "Language choice". */
export const messageFallbackLocale = 'ru' satisfies Locale;

export const localeCodes = Object.keys(locales) as readonly Locale[];

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** Creates one value for each locale. */
export function mapLocales<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Localized<T>;
}

const fallbacksByLocale = new Map<Locale, readonly Locale[]>();

/**
 * Returns the locales whose versions a reader of `locale` is shown, in order of preference: their own, then the default
 * language, then the fallback of the messages, then the others.
 */
export function getLocaleFallbacks(locale: Locale): readonly Locale[] {
  const known = fallbacksByLocale.get(locale) ?? [...new Set<Locale>([locale, defaultLocale, messageFallbackLocale, ...localeCodes])];
  fallbacksByLocale.set(locale, known);
  return known;
}
