import type { PreviewLink } from '@ochiq/contract/preview';
import { parseEntry } from '@ochiq/pages/parse-content';
import { UnavailableUpload } from '@ochiq/pictures/uploaded-file';

import { CmsAway, type Cms } from '../cms/cms.ts';
import { NeedsBuild } from '../render/page-to-render.ts';
import type { LiveView } from './live-view.ts';
import { readLink } from './read-link.ts';
import { noLinkPage, refusalPage } from './refusal-page.ts';
import { showVersion, type Tools } from './show-version.ts';
import type { Refusal } from './texts.ts';

export type Previewer = Tools & {
  /** The key of the CMS's link signatures. */
  key: string;
  now: () => Date;
  cms: Pick<Cms, 'preview'>;
  /** Returns what is published; `null` before the first sync. */
  view: () => LiveView | null;
  /** Logs for the operator what an editor can't fix. */
  log: (line: string) => void;
};

export type PreviewAnswer = { status: number; html: string };

const statuses: Readonly<Record<Refusal, number>> = {
  link: 403,
  gone: 404,
  unfit: 422,
  'no-page': 404,
  'not-yet': 503,
  'needs-build': 503,
  fails: 500,
};

const refusedBy = (error: unknown): Refusal => {
  if (error instanceof CmsAway || error instanceof UnavailableUpload) return 'not-yet';
  return error instanceof NeedsBuild ? 'needs-build' : 'fails';
};

async function show(link: PreviewLink, query: URLSearchParams, { cms, view, log, ...tools }: Previewer): Promise<PreviewAnswer> {
  const { type, locale } = link;
  const refuse = (refusal: Refusal, unfit?: Parameters<typeof refusalPage>[2]) => ({
    status: statuses[refusal],
    html: refusalPage(locale, refusal, unfit),
  });
  try {
    const said = await cms.preview(query);
    if (said.entry === null) return refuse('gone');
    if (said.unfit.length > 0) return refuse('unfit', said.unfit);
    const parsed = parseEntry({ type, value: said.entry });
    // A CMS of another version may validate differently.
    if ('problems' in parsed)
      return refuse(
        'unfit',
        parsed.problems.map(({ field, message }) => ({ field, problem: message })),
      );
    const now = view();
    if (!now) return refuse('not-yet');
    const html = await showVersion(now, link, parsed.entry, tools);
    return html === null ? refuse('no-page') : { status: 200, html };
  } catch (error) {
    const refusal = refusedBy(error);
    if (refusal === 'fails')
      log(`The preview of ${type} ${link.document} (${locale}) fails: ${error instanceof Error ? error.message : String(error)}`);
    return refuse(refusal);
  }
}

/** Handles a preview link: returns the page, or a refusal in the language of the version. */
export async function answerPreview(query: URLSearchParams, previewer: Previewer): Promise<PreviewAnswer> {
  const link = readLink(query, previewer.key, previewer.now());
  return link ? show(link, query, previewer) : { status: statuses.link, html: noLinkPage() };
}
