import type { Locale } from '@ochiq/contract/routing/locales';

import { offlineWords, renderTime } from './offline-words';

/** Where a page is kept and when it was fetched; `title` is HTML. */
export type CachedPageEntry = { path: string; address: string; title: string; lang: string; at: number };

/** Why a page is not the site's own answer: the device has no line, or has one that leads to no answer. */
export type Lack = 'offline' | 'away';

/** What the page is called: its heading where it says it to those who share it, else its title. Both are HTML already. */
export function readTitle(html: string): string {
  const shared = /<meta property="og:title" content="(?<title>[^"]+)"/u.exec(html)?.groups?.['title'];
  return shared ?? /<title[^>]*>(?<title>[^<]*)/u.exec(html)?.groups?.['title'] ?? '';
}

export const readLang = (html: string): string => /<html[^>]* lang="(?<lang>[\w-]+)"/u.exec(html)?.groups?.['lang'] ?? '';

/** Lists the addresses of a page's style sheets. */
export const listSheets = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="(?<href>[^"]+)"/gu)].flatMap(({ groups }) => groups?.['href'] ?? []);

/**
 * Takes away what starts the site's scripts: a copy would run with the files of another release, or with none. Pages are
 * complete without them; those that set how the page is shown stay.
 */
export const stripScripts = (html: string): string => html.replace(/<script data-build="[\s\S]*?<\/script>/u, '');

/** Puts a line above the page, and marks the page for its styles: pictures are not kept. */
function withLine(html: string, name: string, line: string): string {
  const marked = html.replace('<html', '<html data-kept');
  return marked.replace(/(?=<header)/u, `<section data-kept-line aria-label="${name}"><p>${line}</p></section>`);
}

/** A kept page: it says of what time it is, before anything else. */
export function renderCachedPage(
  html: string,
  { at, locale, lack, list }: { at: number; locale: Locale; lack: Lack; list: string },
): string {
  const words = offlineWords[locale];
  const [before, after] = words.asOf;
  const forms = html.includes('method="post"') ? ` ${words.forms}` : '';
  const line = `${words[lack]} ${before}${renderTime(at, locale)}${after}${forms} <a href="${list}">${words.list}</a>`;
  return withLine(stripScripts(html), words.name, line);
}

const own = /(?<=<div[^>]* data-kept-pages="">)[\s\S]*?(?=<\/div>)/u;

const item = ({ address, title, lang, at }: CachedPageEntry, locale: Locale): string =>
  `<li><a href="${address}"${lang === locale ? '' : ` lang="${lang}"`}>${title}</a> ${renderTime(at, locale)}</li>`;

type OfflineList = { pages: readonly CachedPageEntry[]; isOff: boolean; locale: Locale; address: string };

/** Writes into the page about reading offline what is kept, and the switch. It works without scripts, as its form is sent to the worker. */
export function fillOfflinePage(html: string, { pages, isOff, locale, address }: OfflineList): string {
  const words = offlineWords[locale];
  const newest = [...pages].sort((a, b) => b.at - a.at);
  const list = newest.length > 0 ? `<ul>${newest.map((page) => item(page, locale)).join('')}</ul>` : `<p>${words.none}</p>`;
  const [value, label] = isOff ? ['on', words.begin] : ['off', words.stop];
  const form = `<form method="post" action="${address}"><button name="keep" value="${value}">${label}</button></form>`;
  return stripScripts(html).replace(own, () => `${isOff ? `<p>${words.stopped}</p>` : list}${form}`);
}

/** The same page in place of one that is not kept. */
export function renderMissingPage(html: string, list: OfflineList, lack: Lack): string {
  const words = offlineWords[list.locale];
  return withLine(fillOfflinePage(html, list), words.name, `${words[lack]} ${words.notKept}`);
}
