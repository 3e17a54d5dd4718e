import type { CmsFormResponse } from '@ochiq/contract/forms/cms-form-response';
import { fileField, isFormWithFiles } from '@ochiq/contract/forms/form-files';
import type { FormName } from '@ochiq/contract/forms/forms';
import { getFormResponseStatus } from '@ochiq/contract/forms/wire';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';

import { clearSessionCookies, createSessionCookies, readSessionCookie } from '../auth/session-cookie.ts';
import { detectBodyFormat, readFields } from '../forms/form-body.ts';
import { createPartReader, isMultipart, type SubmittedParts } from '../forms/form-parts.ts';
import { getRedisplayedValues, toIntakeRequest } from '../forms/form-request.ts';
import { isSameOrigin } from '../forms/same-origin.ts';
import type { LimitExceeded } from '../http/client-limiters.ts';
import type { RequestHeaders } from '../http/request-headers.ts';
import type { Sender } from '../http/sender.ts';
import type { SiteAddress } from '../routing/site-address.ts';
import { toRefusal, type FormPageResult } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

/** A submitted form. */
export type SubmittedForm = { name: FormName; form: ViewPrefix; headers: RequestHeaders };

/** The outcome of a submitted form. */
export type FormOutcome = {
  status: number;
  answer: FormPageResult;
  /** Values that the page shows again. */
  values: ReadonlyMap<string, string>;
  /** The page that contained the form, as its sender says. */
  page?: string;
  /** The cookies of a session that has begun, waits for confirmation by email, or has ended. */
  session?: { has: 'begun' | 'awaited' | 'ended'; cookies: readonly string[] };
};

const sent: FormPageResult = { outcome: 'sent', receipt: null };
const failed: FormPageResult = { outcome: 'refused', reason: 'failed' };

const createRefusal = (status: 400 | 403 | 408 | 413 | 415): FormOutcome => ({ status, answer: failed, values: new Map() });

/** Refuses a form because a limit was reached. */
const refuseOverLimit = (status: LimitExceeded): FormOutcome => ({ status, answer: toRefusal(status), values: new Map() });

/** Returns the cookies to set or clear; a session itself is never part of a response body. */
function applySession(name: FormName, cmsResult: CmsFormResponse, site: SiteAddress): Pick<FormOutcome, 'answer' | 'session'> {
  // Whatever the CMS responds: without its cookie the browser is signed out.
  if (name === 'sign-out') return { answer: sent, session: { has: 'ended', cookies: clearSessionCookies(site) } };
  if (cmsResult.outcome === 'sent' && 'awaited' in cmsResult) {
    return {
      answer: sent,
      session: {
        has: 'awaited',
        cookies: createSessionCookies({ outcome: 'signed-in', session: cmsResult.awaited, remember: true }, site),
      },
    };
  }
  if (cmsResult.outcome !== 'signed-in') return { answer: cmsResult };
  return { answer: sent, session: { has: 'begun', cookies: createSessionCookies(cmsResult, site) } };
}

/** The result for files too large to be read. */
const filesTooLarge: FormOutcome = {
  status: 413,
  answer: { outcome: 'problems', problems: [{ field: fileField, code: 'files' }] },
  values: new Map(),
};

async function forwardForm(
  { name, form, headers }: SubmittedForm,
  { fields, files, excess }: SubmittedParts,
  { forms, site }: EdgeContext,
  sender: Sender,
): Promise<FormOutcome> {
  const who = { session: readSessionCookie(headers['cookie'], site), address: sender.address() };
  const request = { ...toIntakeRequest(name, form, fields, who), ...(excess !== null && { excess }) };
  const reply = (await forms.cms?.receive(name, request, sender.requestId, files)) ?? 'not set up';
  if (typeof reply === 'string') sender.note(name, reply);
  const { answer, session } = applySession(name, typeof reply === 'string' ? failed : reply, site);
  return {
    status: getFormResponseStatus(answer),
    answer,
    values: getRedisplayedValues(name, fields),
    page: request.page,
    ...(session && { session }),
  };
}

/** Reads the body of a form without files. */
async function readPlain({ headers }: SubmittedForm, { forms }: EdgeContext, sender: Sender): Promise<SubmittedParts | FormOutcome> {
  const format = detectBodyFormat(headers);
  if (!format) return createRefusal(415);
  const chunks: Buffer[] = [];
  const fault = await forms.readBody(sender.address(), (reading) => sender.read(forms.limits, reading, (chunk) => chunks.push(chunk)));
  if (fault === 429 || fault === 503) return refuseOverLimit(fault);
  if (fault !== null) return createRefusal(fault);
  const fields = readFields(Buffer.concat(chunks), format);
  return fields ? { fields, files: [], excess: null } : createRefusal(400);
}

/** Reads the body of a form with files; no more stays in memory than is handed on. */
async function readUpload({ headers }: SubmittedForm, { forms }: EdgeContext, sender: Sender): Promise<SubmittedParts | FormOutcome> {
  const parts = createPartReader(headers);
  const fault = await forms.readUpload(sender.address(), (reading) => sender.read(forms.uploads, reading, parts.take));
  if (fault === 429 || fault === 503) return refuseOverLimit(fault);
  if (fault === 413) return filesTooLarge;
  return (fault === null ? await parts.end() : undefined) ?? createRefusal(fault ?? 400);
}

/**
 * Processes a submitted form. A form that is refused here is not read on, and does not reach the CMS; only a complete
 * form takes a slot at the CMS.
 */
export async function processForm(posted: SubmittedForm, edge: EdgeContext, sender: Sender): Promise<FormOutcome> {
  const { forms, site } = edge;
  if (!isSameOrigin(posted.headers, site)) return createRefusal(403);
  const read = isMultipart(posted.headers) && isFormWithFiles(posted.name) ? readUpload : readPlain;
  const sent = await read(posted, edge, sender);
  if ('status' in sent) return sent;
  const forward = () => forms.within(sender.address(), () => forwardForm(posted, sent, edge, sender), refuseOverLimit);
  return sent.files.length === 0 ? forward() : forms.withinUploads(sender.address(), forward, refuseOverLimit);
}
