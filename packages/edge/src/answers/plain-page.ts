import { locales } from '@ochiq/contract/locales';
import { localeOf, prefixed, type PathForm } from '@ochiq/contract/path-for';

import { publicPath, type BasePath } from '../rules/base-path.ts';
import { messages } from './messages.ts';

function page(form: PathForm, title: string, rest: string): string {
  const { tag, dir } = locales[localeOf(form)];
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${rest}</body></html>\n`;
}

/** Shown where an error has no page of its own, or where that page cannot be read. */
export function errorPageFailed(form: PathForm, base: BasePath): string {
  const { errorPageFailed: title, toHome } = messages[localeOf(form)];
  return page(form, title, `<p><a href="${publicPath(base, prefixed(form, '/'))}">${toHome}</a></p>`);
}

/** Shown before anything is published. */
export function notPublished(form: PathForm): string {
  return page(form, messages[localeOf(form)].notPublished, '');
}
