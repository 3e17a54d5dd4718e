import { formatSearchTitle } from '@ochiq/contract/routing/search-place';
import type { Page } from '@ochiq/pages/page';
import { formatPageTitle } from '@ochiq/pages/view-models/format-page-title';

import { toErrorStatus } from '../i18n/to-error-status';
import { getMessages, type MessageFiles } from '../i18n/message-files';

const isTemplate = <T extends Page['template']>(page: Page, template: T): page is Page<T> => page.template === template;

/** Returns the title of a part of the document register, by its kind, status or year. */
function getDocumentPartTitle({ body: { section, part } }: Page<'document-list'>, data: MessageFiles): string {
  if (!part) return section.title;
  const { kind, status } = getMessages(data, 'documents');
  const names: Readonly<Record<string, string>> = { ...kind, ...status };
  return `${section.title}: ${names[part.value] ?? part.value}`;
}

/** Returns the heading of a page; where the content has none, it is an interface text. */
export function getPageHeading(page: Page, data: MessageFiles): string {
  if (page.head.title !== '') return page.head.title;
  if (isTemplate(page, 'document-list')) return getDocumentPartTitle(page, data);
  // Whether a form was sent the page itself shows, filled by the edge.
  if (isTemplate(page, 'form') || isTemplate(page, 'sent')) return getMessages(data, 'forms').title[page.body.form];
  if (isTemplate(page, 'account')) return getMessages(data, 'problems').account.title;
  if (isTemplate(page, 'offline')) return getMessages(data, 'offline').title;
  const messages = getMessages(data, 'error');
  return isTemplate(page, 'error') ? messages.message[toErrorStatus(page.body.status)] : messages.notFound;
}

/** Returns the query in the address of the current page; empty while pages are built. */
const getSearchWords = (): string =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('q') ?? '').trim();

export function getHeadTitle(page: Page, data: MessageFiles): string {
  const title = formatPageTitle(getPageHeading(page, data), page.shell.shortName);
  // As the edge has titled it.
  return isTemplate(page, 'search') ? formatSearchTitle(getSearchWords(), title) : title;
}
