import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { Version } from '../content/content.ts';
import type { RenderContext } from '../render-context.ts';
import { alertWords } from './words/alert-words.ts';
import { toLabelView } from './link.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

type AlertLink = NonNullable<Entry<'alert'>['link']>;

function renderLink(context: RenderContext, { label, url }: AlertLink, pathPrefix: string): string {
  const link = toLabelView(context, label, url);
  if (link.href === null) return escapeHtml(label);
  const address = link.kind === 'inside' ? pathPrefix + link.href : link.href;
  return `<a href="${escapeHtml(address)}"${link.kind === 'outside' ? ' rel="external noopener"' : ''}>${escapeHtml(label)}</a>`;
}

/**
 * Renders the emergency banner as HTML, the same on every page. It is styled by the place it is put into.
 * @param pathPrefix the base path of the site: empty, or `/x`
 */
export function renderAlert(context: RenderContext, { entry, foreign }: Version<'alert'>, pathPrefix: string): string {
  const { text, level, link } = entry;
  const word = alertWords[context.locale][level];
  const messageHtml = [escapeHtml(text), ...(link ? [renderLink(context, link, pathPrefix)] : [])].join(' ');
  const words = foreign ? `<span lang="${locales[foreign].tag}">${messageHtml}</span>` : messageHtml;
  return `<section data-level="${level}" aria-label="${word}"><p><b>${word}.</b> ${words}</p></section>`;
}
