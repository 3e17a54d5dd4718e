import type { PathForm } from '@ochiq/contract/path-for';

import { uncached } from '../rules/cache-rules.ts';
import { errorPage, type ErrorPageStatus } from '../rules/error-pages.ts';
import { representationHeaders } from '../rules/file-reply.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { openFile } from '../site/open-file.ts';
import { alertedPage } from './alerted-page.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { numberedPage } from './numbered-page.ts';
import { errorPageFailed, notPublished } from './plain-page.ts';
import { represent } from './represent.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };

const extraHeaders: Partial<Record<ErrorPageStatus, Record<string, string>>> = {
  503: { 'Retry-After': '5' },
};

async function fromRelease(
  status: ErrorPageStatus,
  form: PathForm,
  headers: HeaderBag,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const path = errorPage(status, form);
  const plain = await release.find(path);
  if (!plain) return undefined;
  // A 404 needs no request id.
  const numbered = status >= 500 ? await numberedPage(plain, form, headers, release, edge) : undefined;
  const alerted = numbered ?? (await alertedPage(plain, form, headers, release, edge));
  const { file, encoding } = alerted ?? (await represent(plain, path, headers, release));
  const opened = alerted?.opened ?? (await openFile(file, edge.memory));
  return (
    opened && {
      status,
      headers: { ...representationHeaders({ path, encoding, varies: [] }), 'Content-Length': `${opened.facts.size}` },
      policy: release.policies.page,
      shared: false,
      body: { kind: 'file', file: opened, range: undefined },
    }
  );
}

/**
 * Creates an error response in the reader's language from the release; a plain fallback page where the release lacks it
 * or it cannot be read.
 */
export async function errorAnswer(status: ErrorPageStatus, form: PathForm, headers: HeaderBag, edge: EdgeContext): Promise<Answer> {
  const release = await edge.release().catch(() => undefined);
  const shown = release && (await fromRelease(status, form, headers, release, edge).catch(() => undefined));
  const text = status === 503 ? notPublished(form) : errorPageFailed(form, edge.site.base, status >= 500 ? edge.requestId : undefined);
  const answer = shown ?? plainAnswer(status, html, text);
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': uncached.error, ...extraHeaders[status] } };
}
