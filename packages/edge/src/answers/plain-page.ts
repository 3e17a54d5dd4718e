import { locales, type Locale } from '@ochiq/contract/locales';
import { localeOf, prefixed, type PathForm } from '@ochiq/contract/path-for';

import { publicPath, type BasePath } from '../rules/base-path.ts';
import type { ShownAnswer } from '../rules/form-facts.ts';
import { plainStyle } from '../rules/plain-style.ts';
import { messages } from './messages.ts';

/** Renders a complete page without any file of the release. */
export function renderPlainPage(form: PathForm, title: string, body: string): string {
  const { tag, dir } = locales[localeOf(form)];
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${plainStyle}</style></head><body>${body}</body></html>\n`;
}

type Texts = (typeof messages)[Locale];

/** Renders a section of a page in a language of its own. */
export function renderPlainSection(form: PathForm, titleOf: (texts: Texts) => string, rest: string): string {
  const { tag, dir } = locales[localeOf(form)];
  return `<section lang="${tag}" dir="${dir}"><h1>${titleOf(messages[localeOf(form)])}</h1>${rest}</section>`;
}

const page = (form: PathForm, title: string, rest: string): string => renderPlainPage(form, title, `<h1>${title}</h1>${rest}`);

export const toHome = (form: PathForm, base: BasePath): string =>
  `<p><a href="${publicPath(base, prefixed(form, '/'))}">${messages[localeOf(form)].toHome}</a></p>`;

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

const numberLine = (form: PathForm, requestId: string | undefined): string =>
  requestId === undefined ? '' : `<p>${messages[localeOf(form)].requestNumber}: <code>${escaped(requestId)}</code></p>`;

/** Renders an error where the release has no page for it, or where that page cannot be read. */
export function errorPageFailed(form: PathForm, base: BasePath, requestId?: string): string {
  return page(form, messages[localeOf(form)].errorPageFailed, `${numberLine(form, requestId)}${toHome(form, base)}`);
}

/** Renders the result of a form where the release has no page for it, in brief. */
export function plainForm(form: PathForm, base: BasePath, answer: ShownAnswer, requestId?: string): string {
  const { formSent, formFailed, formProblems, receiptNumber, receiptCode } = messages[localeOf(form)];
  const home = toHome(form, base);
  switch (answer.outcome) {
    case 'sent': {
      const { number, code } = answer.receipt ?? {};
      const lines = Object.entries({ [receiptNumber]: number, [receiptCode]: code });
      return page(
        form,
        formSent,
        `${lines.map(([name, text]) => (text === undefined ? '' : `<p>${name}: ${escaped(text)}</p>`)).join('')}${home}`,
      );
    }
    case 'state':
      return page(form, escaped(answer.state.number), `<p>${escaped(answer.state.answer ?? '')}</p>${home}`);
    case 'problems':
      return page(form, formProblems, home);
    case 'refused':
      return page(form, formFailed, `${answer.reason === 'failed' ? numberLine(form, requestId) : ''}${home}`);
  }
}

/** Renders the page that is shown before the first release. */
export function notPublished(form: PathForm): string {
  return page(form, messages[localeOf(form)].notPublished, '');
}
