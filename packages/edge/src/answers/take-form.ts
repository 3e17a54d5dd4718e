import { fileField, takesFiles } from '@ochiq/contract/forms/form-files';
import type { FormName } from '@ochiq/contract/forms/forms';
import type { CmsAnswer } from '@ochiq/contract/forms/cms-answer';
import { statusOf } from '@ochiq/contract/forms/wire';
import type { PathForm } from '@ochiq/contract/path-for';

import { bodyFormat, readFields } from '../rules/form-body.ts';
import type { ShownAnswer } from '../rules/form-facts.ts';
import { createPartReader, isMultipart, type SentParts } from '../rules/form-parts.ts';
import { formRequest, typedValues } from '../rules/form-request.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import { isSameOrigin } from '../rules/same-origin.ts';
import { cookieSession, dropSession, keepSession } from '../rules/session-cookie.ts';
import type { SiteAddress } from '../rules/site-address.ts';
import type { EdgeContext } from './edge-context.ts';
import type { NoRoom } from './room.ts';
import { refusalOf } from './no-room.ts';
import type { Sender } from './sender.ts';

/** A submitted form. */
export type PostedForm = { name: FormName; form: PathForm; headers: HeaderBag };

/** The outcome of a submitted form. */
export type Outcome = {
  status: number;
  answer: ShownAnswer;
  /** Values that the page shows again. */
  values: ReadonlyMap<string, string>;
  /** The page that contained the form, as its sender says. */
  page?: string;
  /** The cookies of a session that has begun, waits for confirmation by email, or has ended. */
  session?: { has: 'begun' | 'awaited' | 'ended'; cookies: readonly string[] };
};

const sent: ShownAnswer = { outcome: 'sent', receipt: null };
const failed: ShownAnswer = { outcome: 'refused', reason: 'failed' };

const refused = (status: 400 | 403 | 408 | 413 | 415): Outcome => ({ status, answer: failed, values: new Map() });

/** Refuses a form because a limit was reached. */
const noRoom = (status: NoRoom): Outcome => ({ status, answer: refusalOf(status), values: new Map() });

/** Returns the cookies to set or clear; a session itself is never part of a response body. */
function settled(name: FormName, answer: CmsAnswer, site: SiteAddress): Pick<Outcome, 'answer' | 'session'> {
  // Whatever the CMS responds: without its cookie the browser is signed out.
  if (name === 'sign-out') return { answer: sent, session: { has: 'ended', cookies: dropSession(site) } };
  if (answer.outcome === 'sent' && 'awaited' in answer) {
    return {
      answer: sent,
      session: { has: 'awaited', cookies: keepSession({ outcome: 'signed-in', session: answer.awaited, remember: true }, site) },
    };
  }
  if (answer.outcome !== 'signed-in') return { answer };
  return { answer: sent, session: { has: 'begun', cookies: keepSession(answer, site) } };
}

/** The result for files too large to be read. */
const filesTooLarge: Outcome = {
  status: 413,
  answer: { outcome: 'problems', problems: [{ field: fileField, code: 'files' }] },
  values: new Map(),
};

async function handOn(
  { name, form, headers }: PostedForm,
  { fields, files, excess }: SentParts,
  { forms, site }: EdgeContext,
  sender: Sender,
): Promise<Outcome> {
  const who = { session: cookieSession(headers['cookie'], site), address: sender.address() };
  const request = { ...formRequest(name, form, fields, who), ...(excess !== null && { excess }) };
  const reply = (await forms.cms?.receive(name, request, sender.requestId, files)) ?? 'not set up';
  if (typeof reply === 'string') sender.note(name, reply);
  const { answer, session } = settled(name, typeof reply === 'string' ? failed : reply, site);
  return { status: statusOf(answer), answer, values: typedValues(name, fields), page: request.page, ...(session && { session }) };
}

/** Reads the body of a form without files. */
async function readPlain({ headers }: PostedForm, { forms }: EdgeContext, sender: Sender): Promise<SentParts | Outcome> {
  const format = bodyFormat(headers);
  if (!format) return refused(415);
  const body = await forms.readBody(sender.address(), (reading) => sender.read(forms.limits, reading));
  if (body === 429 || body === 503) return noRoom(body);
  if (typeof body === 'number') return refused(body);
  const fields = readFields(body, format);
  return fields ? { fields, files: [], excess: null } : refused(400);
}

/** Reads the body of a form with files; no more stays in memory than is handed on. */
async function readUpload({ headers }: PostedForm, { forms }: EdgeContext, sender: Sender): Promise<SentParts | Outcome> {
  const parts = createPartReader(headers);
  const fault = await forms.readUpload(sender.address(), (reading) => sender.pass(forms.uploads, reading, parts.take));
  if (fault === 429 || fault === 503) return noRoom(fault);
  if (fault === 413) return filesTooLarge;
  return (fault === null ? await parts.end() : undefined) ?? refused(fault ?? 400);
}

/**
 * Processes a submitted form. A form that is refused here is not read on, and does not reach the CMS; only a complete
 * form takes a slot at the CMS.
 */
export async function takeForm(posted: PostedForm, edge: EdgeContext, sender: Sender): Promise<Outcome> {
  const { forms, site } = edge;
  if (!isSameOrigin(posted.headers, site)) return refused(403);
  const read = isMultipart(posted.headers) && takesFiles(posted.name) ? readUpload : readPlain;
  const sent = await read(posted, edge, sender);
  if ('status' in sent) return sent;
  const hand = () => forms.within(sender.address(), () => handOn(posted, sent, edge, sender), noRoom);
  return sent.files.length === 0 ? hand() : forms.withinUploads(sender.address(), hand, noRoom);
}
