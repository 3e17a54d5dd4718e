import { isLocale, localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix, getPrefixLocale, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { plainStyle } from '@ochiq/http-policy/plain-style';

import { readLocaleCookie } from '../routing/language-choice.ts';
import { stripBasePath, toPublicPath, type BasePath } from '../routing/site-address.ts';
import type { FormPageResult } from '../templating/form-facts.ts';
import { messages } from './messages.ts';

/** Renders a complete page without any file of the release. */
function renderPlainPage(localePrefix: LocalePrefix, title: string, body: string): string {
  const { tag, dir } = locales[getPrefixLocale(localePrefix)];
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${plainStyle}</style></head><body>${body}</body></html>\n`;
}

type Texts = (typeof messages)[Locale];

/** Renders a section of a page in a language of its own. */
function renderPlainSection(localePrefix: LocalePrefix, titleOf: (texts: Texts) => string, rest: string): string {
  const { tag, dir } = locales[getPrefixLocale(localePrefix)];
  return `<section lang="${tag}" dir="${dir}"><h1>${titleOf(messages[getPrefixLocale(localePrefix)])}</h1>${rest}</section>`;
}

const renderTitledPage = (localePrefix: LocalePrefix, title: string, rest: string): string =>
  renderPlainPage(localePrefix, title, `<h1>${title}</h1>${rest}`);

/** Renders a page of one sentence and the way to the home page. */
export const renderMessagePage = (localePrefix: LocalePrefix, base: BasePath, getTitle: (texts: Texts) => string): string =>
  renderTitledPage(localePrefix, getTitle(messages[getPrefixLocale(localePrefix)]), renderHomeLink(localePrefix, base));

const renderHomeLink = (localePrefix: LocalePrefix, base: BasePath): string =>
  `<p><a href="${toPublicPath(base, addLocalePrefix(localePrefix, '/'))}">${messages[getPrefixLocale(localePrefix)].toHome}</a></p>`;

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const renderRequestNumber = (localePrefix: LocalePrefix, requestId: string | undefined): string =>
  requestId === undefined ? '' : `<p>${messages[getPrefixLocale(localePrefix)].requestNumber}: <code>${escapeHtml(requestId)}</code></p>`;

/** Renders an error where the release has no page for it, or where that page cannot be read. */
export function renderFallbackErrorPage(localePrefix: LocalePrefix, base: BasePath, requestId?: string): string {
  return renderTitledPage(
    localePrefix,
    messages[getPrefixLocale(localePrefix)].errorPageFailed,
    `${renderRequestNumber(localePrefix, requestId)}${renderHomeLink(localePrefix, base)}`,
  );
}

/** Renders the result of a form where the release has no page for it, in brief. */
export function renderFallbackFormPage(localePrefix: LocalePrefix, base: BasePath, result: FormPageResult, requestId?: string): string {
  const { formSent, formFailed, formProblems, receiptNumber, receiptCode } = messages[getPrefixLocale(localePrefix)];
  const home = renderHomeLink(localePrefix, base);
  switch (result.outcome) {
    case 'sent': {
      const { number, code } = result.receipt ?? {};
      const lines = Object.entries({ [receiptNumber]: number, [receiptCode]: code });
      return renderTitledPage(
        localePrefix,
        formSent,
        `${lines.map(([name, text]) => (text === undefined ? '' : `<p>${name}: ${escapeHtml(text)}</p>`)).join('')}${home}`,
      );
    }
    case 'state':
      return renderTitledPage(localePrefix, escapeHtml(result.state.number), `<p>${escapeHtml(result.state.answer ?? '')}</p>${home}`);
    case 'problems':
      return renderTitledPage(localePrefix, formProblems, home);
    case 'refused':
      return renderTitledPage(
        localePrefix,
        formFailed,
        `${result.reason === 'failed' ? renderRequestNumber(localePrefix, requestId) : ''}${home}`,
      );
  }
}

/** Renders the page that is shown before the first release. */
export function renderUnpublishedPage(localePrefix: LocalePrefix): string {
  return renderTitledPage(localePrefix, messages[getPrefixLocale(localePrefix)].notPublished, '');
}

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
