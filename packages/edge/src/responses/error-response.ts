import { withAlert } from '@ochiq/contract/routing/alert-place';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import { withRequestNumber } from '@ochiq/contract/wire/request-number';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { getRepresentationHeaders } from '@ochiq/http-policy/representation';

import type { EdgeContext } from '../handlers/edge-context.ts';
import { compressText } from '../http/compress-response.ts';
import { negotiateEncoding, type FileVariant } from '../http/file-reply.ts';
import { parseAcceptEncoding, type RequestHeaders } from '../http/request-headers.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { openFile, readFileText, type OpenFile, type ReleaseFile } from '../release/release-files.ts';
import { getErrorPageFile, type ErrorPageStatus } from '../routing/resource-path.ts';
import { getCurrentAlert, renderAlertedPage } from './alerted-page.ts';
import { renderFallbackErrorPage, renderUnpublishedPage } from './plain-page.ts';

/** Renders an error page with the request id inserted; undefined where the page has no place for it. */
async function renderNumberedPage(
  source: ReleaseFile,
  localePrefix: ViewPrefix,
  headers: RequestHeaders,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<(FileVariant & { opened: OpenFile }) | undefined> {
  const { requestId } = edge;
  const page = await readFileText(source, edge.memory);
  if (!page || requestId === undefined) return undefined;
  const numbered = withRequestNumber(page.text, requestId);
  if (numbered === page.text) return undefined;
  const alert = await getCurrentAlert(localePrefix, release, edge);
  const [encoding] = parseAcceptEncoding(headers['accept-encoding']);
  const bytes = await compressText(alert ? withAlert(numbered, alert.html) : numbered, encoding);
  const facts = { ...page.facts, size: bytes.length };
  return { file: source, encoding, opened: { facts, bytes } };
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

const extraHeaders: Partial<Record<ErrorPageStatus, Record<string, string>>> = {
  503: { 'Retry-After': '5' },
};

async function readErrorPage(
  status: ErrorPageStatus,
  localePrefix: ViewPrefix,
  headers: RequestHeaders,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const path = getErrorPageFile(status, localePrefix);
  const plain = await release.find(path);
  if (!plain) return undefined;
  // A 404 needs no request id.
  const numbered = status >= 500 ? await renderNumberedPage(plain, localePrefix, headers, release, edge) : undefined;
  const alerted = numbered ?? (await renderAlertedPage(plain, localePrefix, headers, release, edge));
  const { file, encoding } = alerted ?? (await negotiateEncoding(plain, path, headers, release));
  const opened = alerted?.opened ?? (await openFile(file, edge.memory));
  return (
    opened && {
      status,
      headers: { ...getRepresentationHeaders({ path, encoding, varies: [] }), 'Content-Length': `${opened.facts.size}` },
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
export async function createErrorResponse(
  status: ErrorPageStatus,
  localePrefix: ViewPrefix,
  headers: RequestHeaders,
  edge: EdgeContext,
): Promise<HttpResponse> {
  const release = await edge.release().catch(() => undefined);
  const shown = release && (await readErrorPage(status, localePrefix, headers, release, edge).catch(() => undefined));
  const text =
    status === 503
      ? renderUnpublishedPage(localePrefix)
      : renderFallbackErrorPage(localePrefix, edge.site.base, status >= 500 ? edge.requestId : undefined);
  const response = shown ?? createTextResponse(status, html, text);
  return { ...response, headers: { ...response.headers, 'Cache-Control': uncached.error, ...extraHeaders[status] } };
}
