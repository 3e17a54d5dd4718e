import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/locales';

import type { Version } from '../content.ts';
import type { Reading } from '../reading.ts';
import { alertWords } from './alert-words.ts';
import { labelView } from './link.ts';

const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

type Link = NonNullable<Entry<'alert'>['link']>;

function linkHtml(reading: Reading, { label, url }: Link, pathPrefix: string): string {
  const link = labelView(reading, label, url);
  if (link.href === null) return escaped(label);
  const address = link.kind === 'inside' ? pathPrefix + link.href : link.href;
  return `<a href="${escaped(address)}"${link.kind === 'outside' ? ' rel="external noopener"' : ''}>${escaped(label)}</a>`;
}

/**
 * Renders the emergency banner as HTML, the same on every page. It is styled by the place it is put into.
 * @param pathPrefix the base path of the site: empty, or `/x`
 */
export function alertHtml(reading: Reading, { entry, foreign }: Version<'alert'>, pathPrefix: string): string {
  const { text, level, link } = entry;
  const word = alertWords[reading.locale][level];
  const said = [escaped(text), ...(link ? [linkHtml(reading, link, pathPrefix)] : [])].join(' ');
  const words = foreign ? `<span lang="${locales[foreign].tag}">${said}</span>` : said;
  return `<section data-level="${level}" aria-label="${word}"><p><b>${word}.</b> ${words}</p></section>`;
}
