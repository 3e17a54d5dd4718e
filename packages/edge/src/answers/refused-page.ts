import { isLocale, localeCodes } from '@ochiq/contract/locales';
import type { PathForm } from '@ochiq/contract/path-for';

import { withoutBase, type BasePath } from '../rules/base-path.ts';
import { cookieLocale } from '../rules/cookie-locale.ts';
import type { messages } from './messages.ts';
import { renderPlainPage, renderPlainSection, toHome } from './plain-page.ts';

/** Statuses of requests that are refused before the release is read. */
export type RefusedStatus = keyof (typeof messages)['uz']['refused'];

const firstLine = /^[A-Z]+ (?:https?:\/\/[^/?# ]*)?(?<path>[^?# \r\n]*)/iu;
const cookieLine = /\r?\ncookie:(?<value>[^\r\n]*)/iu;

/**
 * Returns the locale prefix of the reader who sent these bytes, as far as they go: the prefix, else the cookie, else
 * the default (specification, section 4). Undefined where the first line of the request is incomplete.
 */
export function findReaderForm(bytes: string, base: BasePath): PathForm | undefined {
  const path = firstLine.exec(bytes)?.groups?.['path'];
  if (path === undefined) return undefined;
  const prefix = withoutBase(path.split('/').slice(1, base.length + 2), base)?.[0];
  if (isLocale(prefix)) return prefix;
  return cookieLocale(cookieLine.exec(bytes)?.groups?.['value']) ?? 'plain';
}

/** Renders why a request was refused; in all languages where the reader's is not known. */
export function renderRefusedPage(status: RefusedStatus, form: PathForm | undefined, base: BasePath): string {
  const forms: readonly PathForm[] = form === undefined ? localeCodes : [form];
  const sections = forms.map((one) => renderPlainSection(one, (texts) => texts.refused[status], toHome(one, base)));
  return renderPlainPage(forms[0] ?? 'plain', `${status}`, sections.join(''));
}
