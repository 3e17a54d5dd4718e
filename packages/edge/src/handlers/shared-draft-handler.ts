import { getPrefixLocale } from '@ochiq/contract/routing/path-for';
import { getSharedDraftPath, type SharedDraftPath, type SharedDraftRefusal } from '@ochiq/contract/wire/shared-draft';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { getMediaType, toContentType } from '@ochiq/http-policy/content-type';

import { createTextResponse, getRetryHeaders, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { renderMessagePage } from '../responses/plain-page.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';

/** Stored nowhere, found by no search, and told to no other site. */
const privateHeaders = {
  'Cache-Control': uncached.personal,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
} as const;

/** A draft runs no scripts, sends no forms, and is shown in no frame. */
const pagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const statuses = { unknown: 404, over: 410, 'no-page': 404, 'not-now': 503, 'too-many': 429 } as const satisfies Record<
  SharedDraftRefusal,
  number
>;

function refuse(reason: SharedDraftRefusal, { localePrefix }: SharedDraftPath, { site }: EdgeContext): HttpResponse {
  const html = renderMessagePage(localePrefix, site.base, ({ sharedDraft }) => sharedDraft[reason]);
  const headers = { 'Content-Type': toContentType('text/html'), ...privateHeaders, ...getRetryHeaders(statuses[reason]) };
  return createTextResponse(statuses[reason], headers, html);
}

/** Leads a page to the files that only the draft has: these are shown through its link alone. */
function linkDraftFiles(html: string, files: readonly string[], { token }: SharedDraftPath, { site }: EdgeContext): string {
  const folder = toPublicPath(site.base, getSharedDraftPath('plain', token));
  return files.reduce((page, name) => page.replaceAll(toPublicPath(site.base, `/${name}`), `${folder}/${name}`), html);
}

async function showPage(draft: SharedDraftPath, { method }: ParsedRequest, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const { token, localePrefix } = draft;
  const request = { token, locale: getPrefixLocale(localePrefix), address: sender.address(), isOpening: method === 'GET' };
  const response = (await edge.forms.cms?.sharedDraft(request, sender.requestId)) ?? 'not set up';
  if (typeof response === 'string') {
    sender.note('shared draft', response);
    return refuse('not-now', draft, edge);
  }
  if (response.outcome === 'refused') return refuse(response.reason, draft, edge);
  const headers = { 'Content-Type': toContentType('text/html'), ...privateHeaders };
  return { ...createTextResponse(200, headers, linkDraftFiles(response.html, response.files, draft, edge)), policy: pagePolicy };
}

async function showFile(draft: SharedDraftPath, file: string, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const request = { token: draft.token, file, address: sender.address() };
  const bytes = (await edge.forms.cms?.sharedDraftFile(request, sender.requestId)) ?? null;
  if (!Buffer.isBuffer(bytes)) return refuse(bytes === null ? 'unknown' : 'not-now', draft, edge);
  const headers = { ...privateHeaders, 'Content-Type': toContentType(getMediaType(file)), 'Content-Length': String(bytes.length) };
  return { ...createTextResponse(200, headers), headers, policy: filePolicy, body: { kind: 'bytes', bytes } };
}

/** Handles the link of a shared draft: asks the CMS for its page, or for a file that only the draft has. */
export const handleSharedDraft = (
  draft: SharedDraftPath,
  request: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> => {
  const { file } = draft;
  const work = () => (file === null ? showPage(draft, request, edge, sender) : showFile(draft, file, edge, sender));
  return edge.forms.within(sender.address(), work, (status) => refuse(status === 429 ? 'too-many' : 'not-now', draft, edge));
};
