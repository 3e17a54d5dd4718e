import { createHmac, timingSafeEqual } from 'node:crypto';

import {
  formatSignedPreview,
  type PreviewEntry,
  previewLink,
  type PreviewLink,
  type PreviewTarget,
  type TypedPreview,
} from '@ochiq/contract/wire/preview';
import { parseEntry } from '@ochiq/pages/content/parse-content';
import { UnavailableUpload } from '@ochiq/images/download-upload';
import { type Locale, locales } from '@ochiq/contract/routing/locales';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { type CmsClient, CmsUnavailableError } from '../cms/cms-client.ts';
import { NeedsBuildError } from '../render/page-to-render.ts';
import type { PublishedView } from './published-view.ts';
import { type PreviewTools, renderVersion } from './render-version.ts';
import { listInAllLocales, type PreviewRefusal, texts } from './texts.ts';
import { escapeHtml, previewHead } from './build-preview-html.ts';

/** Verifies a preview link; `null` where the signature is invalid or the link has expired. */
export function verifyPreviewLink(query: URLSearchParams, key: string, now: Date): PreviewLink | null {
  const { success, data: link } = previewLink.safeParse(Object.fromEntries(query));
  if (!success) return null;
  const expected = createHmac('sha256', key).update(formatSignedPreview(link)).digest();
  const isOurs = timingSafeEqual(expected, Buffer.from(link.signature, 'hex'));
  return isOurs && now.getTime() <= link.until * 1000 ? link : null;
}

type FieldProblems = readonly { field: string; problem: string }[];

const style = '<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}</style>';

const buildPage = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `${previewHead}<title>${escapeHtml(title)}</title>${style}</head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;

/** Builds the page that explains a refusal in the language of the version, with the fields to be fixed. */
function buildRefusalPage(locale: Locale, refusal: PreviewRefusal, unfit: FieldProblems = []): string {
  const { title, refusals } = texts[locale];
  const items = unfit.map(({ field, problem }) => `<li><strong>${escapeHtml(field)}</strong>: ${escapeHtml(problem)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return buildPage(locales[locale].tag, title, `<p>${escapeHtml(refusals[refusal])}</p>${list}`);
}

/** Builds the page for an invalid link, in all languages since none is known. */
function buildInvalidLinkPage(): string {
  const paragraphs = listInAllLocales('link').map(([locale, text]) => `<p lang="${locales[locale].tag}">${escapeHtml(text)}</p>`);
  return buildPage('uz', texts.uz.title, paragraphs.join(''));
}

export type PreviewContext = PreviewTools & {
  /** The key of the CMS's link signatures. */
  key: string;
  now: () => Date;
  cms: Pick<CmsClient, 'preview'>;
  /** Returns what is published; `null` before the first sync. */
  view: () => PublishedView | null;
  /** Logs for the operator what an editor can't fix. */
  log: (line: string) => void;
};

export type PreviewResponse = { status: number; html: string; files: readonly string[] };

const statuses: Readonly<Record<PreviewRefusal, number>> = {
  link: 403,
  gone: 404,
  unfit: 422,
  'no-page': 404,
  'not-yet': 503,
  'needs-build': 503,
  fails: 500,
};

const classifyFailure = (error: unknown): PreviewRefusal => {
  if (error instanceof CmsUnavailableError || error instanceof UnavailableUpload) return 'not-yet';
  return error instanceof NeedsBuildError ? 'needs-build' : 'fails';
};

type Version = Pick<PreviewTarget, 'type' | 'document' | 'locale'> & {
  version: PreviewTarget['version'] | null;
  notice?: string | undefined;
};

async function renderPreview(
  target: Version,
  readEntry: () => Promise<PreviewEntry>,
  { view, log, ...tools }: PreviewContext,
): Promise<PreviewResponse> {
  const { type, locale } = target;
  const refuse = (refusal: PreviewRefusal, unfit?: Parameters<typeof buildRefusalPage>[2]) => ({
    status: statuses[refusal],
    html: buildRefusalPage(locale, refusal, unfit),
    files: [],
  });
  try {
    const draft = await readEntry();
    if (draft.entry === null) return refuse('gone');
    if (draft.unfit.length > 0) return refuse('unfit', draft.unfit);
    const parsed = parseEntry({ type, value: draft.entry });
    // A CMS of another version may validate differently.
    if ('problems' in parsed)
      return refuse(
        'unfit',
        parsed.problems.map(({ field, message }) => ({ field, problem: message })),
      );
    const now = view();
    if (!now) return refuse('not-yet');
    const page = await renderVersion(now, { ...target, at: draft.at }, parsed.entry, tools);
    return page === null ? refuse('no-page') : { status: 200, ...page };
  } catch (error) {
    const refusal = classifyFailure(error);
    if (refusal === 'fails') log(`The preview of ${type} ${target.document} (${locale}) fails: ${getErrorMessage(error)}`);
    return refuse(refusal);
  }
}

/** Renders what an editor is typing: the page, or a refusal in the language of the entry. */
export const renderTyped = ({ entry, unfit, ...target }: TypedPreview, context: PreviewContext): Promise<PreviewResponse> =>
  renderPreview({ ...target, version: null }, () => Promise.resolve({ entry, unfit }), context);

/** Handles a preview link: returns the page, or a refusal in the language of the version. */
export async function handlePreview(query: URLSearchParams, context: PreviewContext): Promise<PreviewResponse> {
  const link = verifyPreviewLink(query, context.key, context.now());
  return link
    ? renderPreview(link, () => context.cms.preview(query), context)
    : { status: statuses.link, html: buildInvalidLinkPage(), files: [] };
}
