import { isLocale, localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getViewLocale, isScriptPrefix, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { plainStyle } from '@ochiq/http-policy/plain-style';

import { readViewCookies } from '../routing/language-choice.ts';
import { stripBasePath, toPublicPath, type BasePath } from '../routing/site-address.ts';
import type { FormPageResult } from '../templating/form-facts.ts';
import { messages } from './messages.ts';
import { showInScript } from './show-in-script.ts';

/** Renders a complete page without any file of the release. */
function renderPlainPage(localePrefix: ViewPrefix, title: string, body: string, attributes = ''): string {
  const { tag, dir } = locales[getViewLocale(localePrefix)];
  const page = `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title${attributes}>${title}</title><style>${plainStyle}</style></head><body>${body}</body></html>\n`;
  // Its links have their prefix.
  return showInScript(page, localePrefix, []);
}

type Texts = (typeof messages)[Locale];

/** Renders a section of a page in a language of its own. */
function renderPlainSection(localePrefix: ViewPrefix, titleOf: (texts: Texts) => string, rest: string): string {
  const { tag, dir } = locales[getViewLocale(localePrefix)];
  return `<section lang="${tag}" dir="${dir}"><h1>${titleOf(messages[getViewLocale(localePrefix)])}</h1>${rest}</section>`;
}

const renderTitledPage = (localePrefix: ViewPrefix, title: string, rest: string): string =>
  renderPlainPage(localePrefix, title, `<h1>${title}</h1>${rest}`);

/** Renders a page of one sentence and the way to the home page. */
export const renderMessagePage = (localePrefix: ViewPrefix, base: BasePath, getTitle: (texts: Texts) => string): string =>
  renderTitledPage(localePrefix, getTitle(messages[getViewLocale(localePrefix)]), renderHomeLink(localePrefix, base));

const renderHomeLink = (localePrefix: ViewPrefix, base: BasePath): string =>
  `<p><a href="${toPublicPath(base, addLocalePrefix(localePrefix, '/'))}">${messages[getViewLocale(localePrefix)].toHome}</a></p>`;

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const renderRequestNumber = (localePrefix: ViewPrefix, requestId: string | undefined): string =>
  requestId === undefined ? '' : `<p>${messages[getViewLocale(localePrefix)].requestNumber}: <code>${escapeHtml(requestId)}</code></p>`;

/** Renders an error where the release has no page for it, or where that page cannot be read. */
export function renderFallbackErrorPage(localePrefix: ViewPrefix, base: BasePath, requestId?: string): string {
  return renderTitledPage(
    localePrefix,
    messages[getViewLocale(localePrefix)].errorPageFailed,
    `${renderRequestNumber(localePrefix, requestId)}${renderHomeLink(localePrefix, base)}`,
  );
}

/** What a reader types again, or wrote, is shown as it is. */
const asWritten = ' translate="no"';

/** Renders the result of a form where the release has no page for it, in brief. */
export function renderFallbackFormPage(localePrefix: ViewPrefix, base: BasePath, result: FormPageResult, requestId?: string): string {
  const { formSent, formFailed, formProblems, receiptNumber, receiptCode } = messages[getViewLocale(localePrefix)];
  const home = renderHomeLink(localePrefix, base);
  switch (result.outcome) {
    case 'sent': {
      const { number, code } = result.receipt ?? {};
      const lines = Object.entries({ [receiptNumber]: number, [receiptCode]: code });
      return renderTitledPage(
        localePrefix,
        formSent,
        `${lines.map(([name, text]) => (text === undefined ? '' : `<p>${name}: <code>${escapeHtml(text)}</code></p>`)).join('')}${home}`,
      );
    }
    case 'state': {
      const { number, answer, language } = result.state;
      const shown = escapeHtml(number);
      const body = `<h1${asWritten}>${shown}</h1><p${language === getViewLocale(localePrefix) ? '' : asWritten}>${escapeHtml(answer ?? '')}</p>${home}`;
      return renderPlainPage(localePrefix, shown, body, asWritten);
    }
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
export function renderUnpublishedPage(localePrefix: ViewPrefix): string {
  return renderTitledPage(localePrefix, messages[getViewLocale(localePrefix)].notPublished, '');
}

/** Statuses of requests that are refused before the release is read. */
export type RefusedStatus = keyof (typeof messages)['uz']['refused'];

const firstLine = /^[A-Z]+ (?:https?:\/\/[^/?# ]*)?(?<path>[^?# \r\n]*)/iu;
const cookieLine = /\r?\ncookie:(?<value>[^\r\n]*)/iu;

/**
 * Returns the locale prefix of the reader who sent these bytes, as far as they go: the prefix, else the cookie, else
 * the default (.github/ARCHITECTURE.md, "Language choice"). Undefined where the first line of the request is incomplete.
 */
export function findReaderPrefix(bytes: string, base: BasePath): ViewPrefix | undefined {
  const path = firstLine.exec(bytes)?.groups?.['path'];
  if (path === undefined) return undefined;
  const prefix = stripBasePath(path.split('/').slice(1, base.length + 2), base)?.[0];
  if (isLocale(prefix) || isScriptPrefix(prefix)) return prefix;
  return readViewCookies(cookieLine.exec(bytes)?.groups?.['value']) ?? 'plain';
}

/** Renders why a request was refused; in all languages where the reader's is not known. */
export function renderRefusedPage(status: RefusedStatus, localePrefix: ViewPrefix | undefined, base: BasePath): string {
  const viewPrefixes: readonly ViewPrefix[] = localePrefix === undefined ? localeCodes : [localePrefix];
  const sections = viewPrefixes.map((one) => renderPlainSection(one, (texts) => texts.refused[status], renderHomeLink(one, base)));
  return renderPlainPage(viewPrefixes[0] ?? 'plain', `${status}`, sections.join(''));
}
