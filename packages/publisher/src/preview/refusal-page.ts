import { locales, type Locale } from '@ochiq/contract/locales';

import { escaped, previewHead } from './preview-html.ts';
import { inAllLanguages, texts, type Refusal } from './texts.ts';

type Unfit = readonly { field: string; problem: string }[];

const style = '<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}</style>';

const page = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `${previewHead}<title>${escaped(title)}</title>${style}</head><body><h1>${escaped(title)}</h1>${body}</body></html>`;

/** Builds the page that explains a refusal in the language of the version, with the fields to be fixed. */
export function refusalPage(locale: Locale, refusal: Refusal, unfit: Unfit = []): string {
  const { title, refusals } = texts[locale];
  const items = unfit.map(({ field, problem }) => `<li><strong>${escaped(field)}</strong>: ${escaped(problem)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return page(locales[locale].tag, title, `<p>${escaped(refusals[refusal])}</p>${list}`);
}

/** Builds the page for an invalid link, in all languages since none is known. */
export function noLinkPage(): string {
  const said = inAllLanguages('link').map(([locale, text]) => `<p lang="${locales[locale].tag}">${escaped(text)}</p>`);
  return page('uz', texts.uz.title, said.join(''));
}
