import type { Page } from '@ochiq/pages/page';

import { errorMessage } from '../i18n/error-message';
import { messagesIn, type MessageFiles } from '../i18n/message-files';

const isTemplate = <T extends Page['template']>(page: Page, template: T): page is Page<T> => page.template === template;

/** The page's title; that of a page about nothing is an interface text. */
export function headTitle(page: Page, data: MessageFiles): string {
  if (page.head.title !== '') return page.head.title;
  const messages = messagesIn(data, 'error');
  const title = isTemplate(page, 'error') ? messages.message[errorMessage(page.body.status)] : messages.notFound;
  return `${title} — ${page.shell.shortName}`;
}
