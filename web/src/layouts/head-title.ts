import { searchTitle } from '@ochiq/contract/search-place';
import type { Page } from '@ochiq/pages/page';
import { pageTitle } from '@ochiq/pages/view/page-title';

import { errorMessage } from '../i18n/error-message';
import { messagesIn, type MessageFiles } from '../i18n/message-files';

const isTemplate = <T extends Page['template']>(page: Page, template: T): page is Page<T> => page.template === template;

/** A part of the document register is called by its kind, status or year. */
function documentPartTitle({ body: { section, part } }: Page<'document-list'>, data: MessageFiles): string {
  if (!part) return section.title;
  const { kind, status } = messagesIn(data, 'documents');
  const names: Readonly<Record<string, string>> = { ...kind, ...status };
  return `${section.title}: ${names[part.value] ?? part.value}`;
}

/** What the page is called; where the planner does not know it, it is an interface text. */
export function headHeading(page: Page, data: MessageFiles): string {
  if (page.head.title !== '') return page.head.title;
  if (isTemplate(page, 'document-list')) return documentPartTitle(page, data);
  // Whether a form was sent its page says itself, where the edge knows.
  if (isTemplate(page, 'form') || isTemplate(page, 'sent')) return messagesIn(data, 'forms').title[page.body.form];
  if (isTemplate(page, 'account')) return messagesIn(data, 'problems').account.title;
  const messages = messagesIn(data, 'error');
  return isTemplate(page, 'error') ? messages.message[errorMessage(page.body.status)] : messages.notFound;
}

/** What the address of the page that is shown asks search for; nothing while pages are built. */
const asked = (): string => (typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('q') ?? '').trim());

export function headTitle(page: Page, data: MessageFiles): string {
  const title = pageTitle(headHeading(page, data), page.shell.shortName);
  // As the edge has called it.
  return isTemplate(page, 'search') ? searchTitle(asked(), title) : title;
}
