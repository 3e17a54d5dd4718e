import {
  approvalReplies,
  type ApprovalReply,
  type ApprovalProblem,
  approvalTextLimits,
  getSharedDraftPath,
  type SharedDraftPath,
} from '@ochiq/contract/wire/shared-draft';
import { uncached } from '@ochiq/http-policy/cache-rules';

import { detectBodyFormat, readFields } from '../forms/form-body.ts';
import { isSameOrigin } from '../forms/same-origin.ts';
import { createTextResponse, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { createErrorResponse } from '../responses/error-response.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import { toPublicPath } from '../routing/site-address.ts';
import type { EdgeContext } from './edge-context.ts';
import { confirmReply, formReferrerPolicy, refuseDraft, showDraftPage } from './shared-draft-handler.ts';

type Fields = ReadonlyMap<string, string>;
/** A form that was sent from the page of a draft, and what handles it. */
type Sent = { draft: SharedDraftPath; fields: Fields; edge: EdgeContext; sender: Sender };

/** Reads the body of the form. @returns its fields, or why it is refused, as a status */
async function readForm({ headers }: ParsedRequest, { forms, site }: EdgeContext, sender: Sender): Promise<Fields | number> {
  if (!isSameOrigin(headers, site)) return 403;
  const format = detectBodyFormat(headers);
  if (!format) return 415;
  const chunks: Buffer[] = [];
  const fault = await forms.readBody(sender.address(), (reading) => sender.read(forms.limits, reading, (chunk) => chunks.push(chunk)));
  return fault ?? readFields(Buffer.concat(chunks), format) ?? 400;
}

/** Reads what was typed besides the code; a browser sends each line with two signs at its end. */
const readTyped = (fields: Fields) => ({
  answer: fields.get('answer') ?? '',
  reason: (fields.get('reason') ?? '').replace(/\r\n?/gu, '\n').trim(),
});

/** Has a code sent, and shows the form that asks for it: by a redirect, or at once with what was typed already, which a redirect would lose. */
async function sendCode({ draft, fields, edge, sender }: Sent): Promise<HttpResponse> {
  const response =
    (await edge.forms.cms?.approvalCode({ token: draft.token, address: sender.address() }, sender.requestId)) ?? 'not set up';
  if (typeof response === 'string') {
    sender.note('approval code', response);
    return refuseDraft('not-now', draft, edge);
  }
  if (response.outcome === 'refused') return refuseDraft(response.reason, draft, edge);
  if (response.outcome === 'answered') return confirmReply(response.answer, draft, edge);
  const typed = readTyped(fields);
  if (typed.answer !== '' || typed.reason !== '') return showDraftPage(draft, 'POST', edge, sender, { problem: null, ...typed });
  const path = toPublicPath(edge.site.base, getSharedDraftPath(draft.localePrefix, draft.token));
  const headers = { 'Cache-Control': uncached.personal, 'Referrer-Policy': formReferrerPolicy };
  return createTextResponse(303, { Location: `${path}#approval`, ...headers });
}

const isApprovalReply = (value: string): value is ApprovalReply => approvalReplies.some((answer) => answer === value);

/** Finds what is wrong with an answer before the CMS is asked. */
function findProblem(answer: string, reason: string): ApprovalProblem | null {
  if (!isApprovalReply(answer)) return 'no-answer';
  if (answer === 'objected' && reason === '') return 'no-reason';
  return reason.length > approvalTextLimits.reason ? 'long-reason' : null;
}

async function takeReply({ draft, fields, edge, sender }: Sent): Promise<HttpResponse> {
  const { answer, reason } = readTyped(fields);
  const code = (fields.get('code') ?? '').slice(0, approvalTextLimits.code);
  const show = (problem: ApprovalProblem) => showDraftPage(draft, 'POST', edge, sender, { problem, answer, reason });
  const problem = findProblem(answer, reason);
  if (problem !== null) return show(problem);
  if (!isApprovalReply(answer)) return show('no-answer');
  const request = { token: draft.token, address: sender.address(), code, answer, reason: answer === 'agreed' ? '' : reason };
  const response = (await edge.forms.cms?.approvalAnswer(request, sender.requestId)) ?? 'not set up';
  if (typeof response === 'string') {
    sender.note('approval answer', response);
    return refuseDraft('not-now', draft, edge);
  }
  if (response.outcome === 'problem') return show(response.problem);
  return response.outcome === 'answered' ? confirmReply(response.answer, draft, edge) : refuseDraft(response.reason, draft, edge);
}

/** Handles the form by which a person outside agrees with a draft, or objects: first for a code, then with it. */
export async function handleApproval(
  draft: SharedDraftPath,
  request: ParsedRequest,
  edge: EdgeContext,
  sender: Sender,
): Promise<HttpResponse> {
  const fields = await readForm(request, edge, sender);
  if (fields === 429) return refuseDraft('too-many', draft, edge);
  if (fields === 503) return refuseDraft('not-now', draft, edge);
  if (typeof fields === 'number') return createErrorResponse(400, draft.localePrefix, request.headers, edge);
  const sent = { draft, fields, edge, sender };
  const work = () => (fields.get('step') === 'code' ? sendCode(sent) : takeReply(sent));
  return edge.forms.within(sender.address(), work, (status) => refuseDraft(status === 429 ? 'too-many' : 'not-now', draft, edge));
}
