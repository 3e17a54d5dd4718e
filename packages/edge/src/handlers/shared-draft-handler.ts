import { getPrefixLocale } from '@ochiq/contract/routing/path-for';
import { type ApprovalReply, getSharedDraftPath, type SharedDraftPath, type SharedDraftRefusal } from '@ochiq/contract/wire/shared-draft';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { getMediaType, toContentType } from '@ochiq/http-policy/content-type';

import { createTextResponse, getRetryHeaders, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { addApprovalForm, type FormReturn } from '../responses/approval-form.ts';
import { renderMessagePage } from '../responses/plain-page.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';

/** Stored nowhere, listed by no search, and named to no other site. */
const privateHeaders = {
  'Cache-Control': uncached.personal,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * The policy of a page with a form, with which the browser has to name this site as the origin: by `no-referrer` it would name
 * none. The path has the token, and is sent nowhere: the page that is read next is counted with where its reader came from.
 */
export const formReferrerPolicy = 'strict-origin';
const formHeaders = { ...privateHeaders, 'Referrer-Policy': formReferrerPolicy } as const;

/** A draft runs no scripts and is shown in no frame; it sends no form but that of an approval. */
const buildPagePolicy = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; base-uri 'self'; form-action ${formAction}; frame-ancestors 'none'`;
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const statuses = {
  unknown: 404,
  over: 410,
  'no-page': 404,
  'not-now': 503,
  'too-many': 429,
  'other-version': 410,
} as const satisfies Record<SharedDraftRefusal, number>;

/** Creates the page that says why a draft is not shown. */
export function refuseDraft(reason: SharedDraftRefusal, { localePrefix }: SharedDraftPath, { site }: EdgeContext): HttpResponse {
  const html = renderMessagePage(localePrefix, site.base, ({ sharedDraft }) => sharedDraft[reason]);
  const headers = { 'Content-Type': toContentType('text/html'), ...privateHeaders, ...getRetryHeaders(statuses[reason]) };
  return createTextResponse(statuses[reason], headers, html);
}

/** Leads a page to the files that only the draft has: these are shown through its link alone. */
function linkDraftFiles(html: string, files: readonly string[], { token }: SharedDraftPath, { site }: EdgeContext): string {
  const folder = toPublicPath(site.base, getSharedDraftPath('plain', token));
  return files.reduce((page, name) => page.replaceAll(toPublicPath(site.base, `/${name}`), `${folder}/${name}`), html);
}

/** Creates the page that thanks a person outside for their answer, and repeats it. */
export function confirmReply(answer: ApprovalReply, { localePrefix }: SharedDraftPath, { site }: EdgeContext): HttpResponse {
  const html = renderMessagePage(localePrefix, site.base, ({ approval }) => approval.answered[answer]);
  return createTextResponse(200, { 'Content-Type': toContentType('text/html'), ...privateHeaders }, html);
}

/**
 * Shows the page of a draft, with the form for an answer where its link asks for one.
 * @param back what was typed into the form, and what was wrong with it; `null` where nothing was typed
 */
export async function showDraftPage(
  draft: SharedDraftPath,
  method: string,
  edge: EdgeContext,
  sender: Sender,
  back: FormReturn | null = null,
): Promise<HttpResponse> {
  const { token, localePrefix } = draft;
  const request = { token, locale: getPrefixLocale(localePrefix), address: sender.address(), isOpening: method === 'GET' };
  const response = (await edge.forms.cms?.sharedDraft(request, sender.requestId)) ?? 'not set up';
  if (typeof response === 'string') {
    sender.note('shared draft', response);
    return refuseDraft('not-now', draft, edge);
  }
  if (response.outcome === 'refused') return refuseDraft(response.reason, draft, edge);
  if (response.outcome === 'answered') return confirmReply(response.answer, draft, edge);
  const { approval } = response;
  const html = linkDraftFiles(response.html, response.files, draft, edge);
  const headers = { 'Content-Type': toContentType('text/html'), ...(approval ? formHeaders : privateHeaders) };
  const page = approval ? addApprovalForm(html, approval, draft, edge.site.base, back) : html;
  return { ...createTextResponse(back?.problem ? 422 : 200, headers, page), policy: buildPagePolicy(approval ? "'self'" : "'none'") };
}

async function showFile(draft: SharedDraftPath, file: string, edge: EdgeContext, sender: Sender): Promise<HttpResponse> {
  const request = { token: draft.token, file, address: sender.address() };
  const bytes = (await edge.forms.cms?.sharedDraftFile(request, sender.requestId)) ?? null;
  if (!Buffer.isBuffer(bytes)) return refuseDraft(bytes === null ? 'unknown' : 'not-now', draft, edge);
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
  const work = () => (file === null ? showDraftPage(draft, request.method, edge, sender) : showFile(draft, file, edge, sender));
  return edge.forms.within(sender.address(), work, (status) => refuseDraft(status === 429 ? 'too-many' : 'not-now', draft, edge));
};
