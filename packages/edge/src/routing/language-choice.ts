import { localeCookie } from '@ochiq/contract/routing/locale-cookie';
import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';
import {
  getViewLocale,
  isScriptPrefix,
  scriptCookie,
  scripts,
  splitViewPrefix,
  type ScriptPrefix,
  type ViewPrefix,
} from '@ochiq/contract/routing/scripts';
import type { Profile } from '@ochiq/contract/wire/site-facts';
import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';

import { isPrefetch, type RequestHeaders } from '../http/request-headers.ts';
import { parseAddress } from './address.ts';
import { stripBasePath, type SiteAddress } from './site-address.ts';

const range = /^[ \t]*(?:\*|[a-z]{1,8}(?:-[a-z\d]{1,8})*)(?:[ \t]*;[ \t]*q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?[ \t]*$/iu;

/**
 * Parses `Accept-Language`: the preferred language among ours. `ru-RU` is `ru`, `uz-Cyrl-UZ` is `uz`, `q=0` excludes. A
 * wildcard names none, and a header that violates its grammar counts as absent.
 */
export function parseAcceptLanguage(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  const ranges = header.split(',').filter((item) => item.trim() !== '');
  if (!ranges.every((item) => range.test(item))) return undefined;
  const preferred = new Negotiator({ headers: { 'accept-language': ranges.join(',') } }).languages();
  return preferred.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale);
}

/** Reads the language from a reader's cookie; an unknown value counts as absent. */
export function readLocaleCookie(header: string | undefined): Locale | undefined {
  const value = header === undefined ? undefined : parseCookie(header)[localeCookie.name];
  return isLocale(value) ? value : undefined;
}

/** What pages begin with that are shown in a language, or in a further alphabet of it. */
export type ReaderPrefix = Exclude<ViewPrefix, 'plain'>;

/** Reads the alphabet from a reader's cookie; one of another language than theirs counts as absent. */
function readScriptCookie(header: string | undefined, locale: Locale): ScriptPrefix | undefined {
  const value = header === undefined ? undefined : parseCookie(header)[scriptCookie.name];
  return isScriptPrefix(value) && scripts[value].locale === locale ? value : undefined;
}

/** Reads from a reader's cookies what their pages begin with; undefined where no language is stored. */
export function readViewCookies(header: string | undefined): ReaderPrefix | undefined {
  const locale = readLocaleCookie(header);
  return locale && (readScriptCookie(header, locale) ?? locale);
}

/** Creates the `Set-Cookie` header of a language. */
export function createLocaleCookie(locale: Locale): string {
  const { name, maxAge, path, sameSite, secure } = localeCookie;
  return stringifySetCookie(name, locale, { maxAge, path, sameSite, secure });
}

/** What a reader chooses, and what the page that they come from begins with. */
export type PrefixChoice = { prefix: ReaderPrefix; from: ViewPrefix };

/**
 * Creates the `Set-Cookie` headers of a choice: of the language, and of the alphabet where that changes. A language's own
 * alphabet is chosen from a page in another one; who comes from another language keeps theirs.
 */
export function createChoiceCookies({ prefix, from }: PrefixChoice, headers: RequestHeaders): string[] {
  const locale = getViewLocale(prefix);
  const { name, maxAge, ...attributes } = scriptCookie;
  const language = createLocaleCookie(locale);
  if (isScriptPrefix(prefix)) return [language, stringifySetCookie(name, prefix, { ...attributes, maxAge })];
  const isOver = isScriptPrefix(from) && scripts[from].locale === locale && readScriptCookie(headers['cookie'], locale) !== undefined;
  return isOver ? [language, stringifySetCookie(name, '', { ...attributes, maxAge: 0 })] : [language];
}

/** A reader's language, and their alphabet where it is not the language's own; and what determined them. */
export type LocaleDecision = { locale: Locale; script?: ScriptPrefix; by: 'prefix' | 'cookie' | 'browser' | 'default' };

const toDecision = (prefix: ReaderPrefix, by: LocaleDecision['by']): LocaleDecision =>
  isScriptPrefix(prefix) ? { locale: scripts[prefix].locale, script: prefix, by } : { locale: prefix, by };

/**
 * Determines the language (.github/ARCHITECTURE.md, "Language choice"): prefix, else cookie, else (only at the root) the
 * browser's language, else the default.
 */
export function decideLocale(path: string, headers: RequestHeaders): LocaleDecision {
  const { form } = splitViewPrefix(path);
  if (form !== 'plain') return toDecision(form, 'prefix');
  const remembered = readViewCookies(headers['cookie']);
  if (remembered) return toDecision(remembered, 'cookie');
  const accepted = path === '/' ? parseAcceptLanguage(headers['accept-language']) : undefined;
  return accepted ? { locale: accepted, by: 'browser' } : { locale: defaultLocale, by: 'default' };
}

/** Returns the prefix of a reader's error page: the default language without a prefix is `plain`. */
export function toLocalePrefix({ locale, script, by }: LocaleDecision): ViewPrefix {
  return by === 'default' ? 'plain' : (script ?? locale);
}

/**
 * Returns the prefixed path that a reader of an unprefixed page is redirected to; undefined where the page itself is
 * served. The institution's root always redirects, the government's only to another language or alphabet
 * (.github/ARCHITECTURE.md, "Profiles").
 */
export function getLocalizedPath(path: string, { locale, script, by }: LocaleDecision, profile: Profile): string | undefined {
  if (by === 'prefix') return undefined;
  const prefix = script ?? locale;
  if (path === '/' && profile === 'institution') return addLocalePrefix(prefix, path);
  return prefix === defaultLocale ? undefined : addLocalePrefix(prefix, path);
}

/** Returns the request headers that the response of an unprefixed page depends on. */
export function getVaryHeaders(path: string): readonly string[] {
  return path === '/' ? ['Cookie', 'Accept-Language'] : ['Cookie'];
}

/** Returns whether a reader navigates to a page: no frame, script or prefetch. Browsers without these headers pass. */
function isNavigation(headers: RequestHeaders): boolean {
  return (
    !isPrefetch(headers) &&
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}

/** Returns the path of this site that the reader came from. */
function getReferrerPath(headers: RequestHeaders, { origin, base }: SiteAddress): string | undefined {
  const referer = headers['referer'] ?? '';
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  // The browser attests the origin where it can: the site may also be opened by another name (localhost).
  const site = headers['sec-fetch-site'];
  if (site === undefined ? url.origin !== origin : site !== 'same-origin') return undefined;
  const address = parseAddress(url.pathname);
  const segments = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  return segments && `/${segments.join('/')}`;
}

/**
 * Detects the language or alphabet that a reader chooses by this request: they open a prefixed page (`path`) from a page of
 * this site in another one, as the language switch does. Addresses stay clean and no script is needed.
 */
export function detectChoice(method: string, path: string, headers: RequestHeaders, site: SiteAddress): PrefixChoice | undefined {
  const { form } = splitViewPrefix(path);
  if (method !== 'GET' || form === 'plain' || !isNavigation(headers)) return undefined;
  const from = getReferrerPath(headers, site);
  if (from === undefined) return undefined;
  const { form: formBefore } = splitViewPrefix(from);
  return (formBefore === 'plain' ? defaultLocale : formBefore) === form ? undefined : { prefix: form, from: formBefore };
}
