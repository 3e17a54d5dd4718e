import type { Locale } from './locales.ts';
import { addLocalePrefix, getPrefixLocale, localePrefixes, splitLocalePrefix, type LocalePrefix } from './path-for.ts';

type ScriptDefinition = {
  /** The language whose pages are shown in this alphabet. */
  locale: Locale;
  /** The language's own name in this alphabet. */
  name: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  /** Open Graph's names of the language's own alphabet, and of this one. */
  openGraph: { from: string; to: string };
};

/**
 * Every further alphabet, by the first segment of its addresses. An alphabet is no language: content, forms and messages
 * exist in the language alone, and its pages are converted.
 */
export const scripts = {
  'uz-cyrl': { locale: 'uz', name: 'Ўзбекча', tag: 'uz-Cyrl', openGraph: { from: 'uz_UZ', to: 'uz_UZ@cyrillic' } },
} as const satisfies Record<string, ScriptDefinition>;

export type ScriptPrefix = keyof typeof scripts;

export const scriptPrefixes = Object.keys(scripts) as readonly ScriptPrefix[];

export function isScriptPrefix(value: unknown): value is ScriptPrefix {
  return typeof value === 'string' && Object.hasOwn(scripts, value);
}

/** Returns the further alphabets of a language. */
export const listScripts = (locale: Locale): readonly ScriptPrefix[] =>
  scriptPrefixes.filter((script) => scripts[script].locale === locale);

/** What an address begins with: a locale prefix, or that of an alphabet that pages of a language are also shown in. */
export type ViewPrefix = LocalePrefix | ScriptPrefix;

/** What addresses begin with. The pages below an alphabet are converted from those of its language. */
export const viewPrefixes = [...localePrefixes, ...scriptPrefixes] as const satisfies readonly ViewPrefix[];

/** Returns the locale prefix whose pages are shown. */
export const toLocalePrefix = (viewPrefix: ViewPrefix): LocalePrefix =>
  isScriptPrefix(viewPrefix) ? scripts[viewPrefix].locale : viewPrefix;

export const getViewLocale = (viewPrefix: ViewPrefix): Locale => getPrefixLocale(toLocalePrefix(viewPrefix));

/** Splits a path into what it begins with and the rest: `/uz-cyrl/about` → `uz-cyrl`, `/about`. */
export function splitViewPrefix(path: string): { form: ViewPrefix; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isScriptPrefix(first) ? { form: first, rest: `/${others.join('/')}` } : splitLocalePrefix(path);
}

/** Returns the path of the page that is shown in an alphabet: `/uz-cyrl/about` → `/uz/about`; others stay. */
export function toLocalePath(path: string): string {
  const { form, rest } = splitViewPrefix(path);
  return isScriptPrefix(form) ? addLocalePrefix(scripts[form].locale, rest) : path;
}

/** Returns the path at which a page is shown in an alphabet: `/uz/about` → `/uz-cyrl/about`; `null` for other pages. */
export function toScriptPath(path: string, script: ScriptPrefix): string | null {
  const { form, rest } = splitLocalePrefix(path);
  return form === scripts[script].locale ? addLocalePrefix(script, rest) : null;
}

/**
 * The cookie that stores the alphabet of a reader who chose another than the language's own; the cookie of the language
 * stays as it is.
 */
export const scriptCookie = { name: 'i18n_script', maxAge: 365 * 24 * 60 * 60, path: '/', sameSite: 'lax', secure: false } as const;
