import { locales, type Locale } from '@ochiq/contract/routing/locales';

import { escapeHtml, previewHead } from './build-preview-html.ts';
import { listInAllLocales, texts, type PreviewRefusal } from './texts.ts';

type FieldProblems = readonly { field: string; problem: string }[];

const style = '<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}</style>';

const buildPage = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `${previewHead}<title>${escapeHtml(title)}</title>${style}</head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

/** Builds the page that explains a refusal in the language of the version, with the fields to be fixed. */
export function buildRefusalPage(locale: Locale, refusal: PreviewRefusal, unfit: FieldProblems = []): string {
  const { title, refusals } = texts[locale];
  const items = unfit.map(({ field, problem }) => `<li><strong>${escapeHtml(field)}</strong>: ${escapeHtml(problem)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return buildPage(locales[locale].tag, title, `<p>${escapeHtml(refusals[refusal])}</p>${list}`);
}

/** Builds the page for an invalid link, in all languages since none is known. */
export function buildInvalidLinkPage(): string {
  const paragraphs = listInAllLocales('link').map(([locale, text]) => `<p lang="${locales[locale].tag}">${escapeHtml(text)}</p>`);
  return buildPage('uz', texts.uz.title, paragraphs.join(''));
}
