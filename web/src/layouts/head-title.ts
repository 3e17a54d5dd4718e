import { searchTitle } from '@ochiq/contract/search-place';
import type { Page } from '@ochiq/pages/page';
import { pageTitle } from '@ochiq/pages/view/page-title';

import { errorMessage } from '../i18n/error-message';
import { messagesIn, type MessageFiles } from '../i18n/message-files';

const isTemplate = <T extends Page['template']>(page: Page, template: T): page is Page<T> => page.template === template;

/** Returns the title of a part of the document register, by its kind, status or year. */
function documentPartTitle({ body: { section, part } }: Page<'document-list'>, data: MessageFiles): string {
  if (!part) return section.title;
  const { kind, status } = messagesIn(data, 'documents');
  const names: Readonly<Record<string, string>> = { ...kind, ...status };
  return `${section.title}: ${names[part.value] ?? part.value}`;
}

/** Returns the heading of a page; where the content has none, it is an interface text. */
export function headHeading(page: Page, data: MessageFiles): string {
  if (page.head.title !== '') return page.head.title;
  if (isTemplate(page, 'document-list')) return documentPartTitle(page, data);
  // Whether a form was sent the page itself shows, filled by the edge.
  if (isTemplate(page, 'form') || isTemplate(page, 'sent')) return messagesIn(data, 'forms').title[page.body.form];
  if (isTemplate(page, 'account')) return messagesIn(data, 'problems').account.title;
  if (isTemplate(page, 'offline')) return messagesIn(data, 'offline').title;
  const messages = messagesIn(data, 'error');
  return isTemplate(page, 'error') ? messages.message[errorMessage(page.body.status)] : messages.notFound;
}

/** Returns the query in the address of the current page; empty while pages are built. */
const asked = (): string => (typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('q') ?? '').trim());

export function headTitle(page: Page, data: MessageFiles): string {
  const title = pageTitle(headHeading(page, data), page.shell.shortName);
  // As the edge has titled it.
  return isTemplate(page, 'search') ? searchTitle(asked(), title) : title;
}
