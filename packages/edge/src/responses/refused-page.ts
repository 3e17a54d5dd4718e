import { isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { LocalePrefix } from '@ochiq/contract/routing/path-for';

import { readLocaleCookie } from '../routing/cookie-locale.ts';
import { stripBasePath, type BasePath } from '../routing/site-address.ts';
import type { messages } from './messages.ts';
import { renderHomeLink, renderPlainPage, renderPlainSection } from './plain-page.ts';

/** Statuses of requests that are refused before the release is read. */
export type RefusedStatus = keyof (typeof messages)['uz']['refused'];

const firstLine = /^[A-Z]+ (?:https?:\/\/[^/?# ]*)?(?<path>[^?# \r\n]*)/iu;
const cookieLine = /\r?\ncookie:(?<value>[^\r\n]*)/iu;

/**
 * Returns the locale prefix of the reader who sent these bytes, as far as they go: the prefix, else the cookie, else
 * the default (.github/ARCHITECTURE.md, "Language choice"). Undefined where the first line of the request is incomplete.
 */
export function findReaderPrefix(bytes: string, base: BasePath): LocalePrefix | undefined {
  const path = firstLine.exec(bytes)?.groups?.['path'];
  if (path === undefined) return undefined;
  const prefix = stripBasePath(path.split('/').slice(1, base.length + 2), base)?.[0];
  if (isLocale(prefix)) return prefix;
  return readLocaleCookie(cookieLine.exec(bytes)?.groups?.['value']) ?? 'plain';
}

/** Renders why a request was refused; in all languages where the reader's is not known. */
export function renderRefusedPage(status: RefusedStatus, localePrefix: LocalePrefix | undefined, base: BasePath): string {
  const localePrefixes: readonly LocalePrefix[] = localePrefix === undefined ? localeCodes : [localePrefix];
  const sections = localePrefixes.map((one) => renderPlainSection(one, (texts) => texts.refused[status], renderHomeLink(one, base)));
  return renderPlainPage(localePrefixes[0] ?? 'plain', `${status}`, sections.join(''));
}
