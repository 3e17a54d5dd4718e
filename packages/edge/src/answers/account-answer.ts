import { pathFor, splitForm } from '@ochiq/contract/path-for';

import { publicPath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { accountFacts, type ShownAnswer } from '../rules/form-facts.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { cookieSession, dropSession } from '../rules/session-cookie.ts';
import { wantsJson } from '../rules/wants-json.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { errorAnswer } from './error-answer.ts';
import { filledAnswer } from './filled-answer.ts';
import type { NoRoom } from './room.ts';
import { jsonAnswer } from './json-answer.ts';
import { refusalOf } from './no-room.ts';
import { personalAnswer } from './personal-answer.ts';
import type { Sender } from './sender.ts';

const accountPath = pathFor('account', 'plain', {});

const signedOut: ShownAnswer = { outcome: 'refused', reason: 'wrong-sign-in' };

/** Redirects to the sign-in page; a session cookie that is not valid any more is cleared. */
function signInAnswer({ path, headers }: RequestFacts, { site }: EdgeContext, hadSession: boolean): Answer {
  const to = publicPath(site.base, pathFor('login', splitForm(path).form, {}));
  const answer = wantsJson(headers) ? jsonAnswer(401, signedOut) : plainAnswer(303, { Location: to, 'Cache-Control': uncached.form });
  return personalAnswer(answer, hadSession ? dropSession(site) : undefined);
}

async function unavailable({ path, headers }: RequestFacts, edge: EdgeContext, status: NoRoom): Promise<Answer> {
  if (wantsJson(headers)) return jsonAnswer(status, refusalOf(status));
  return errorAnswer(503, splitForm(path).form, headers, edge);
}

async function ownPage(
  request: RequestFacts,
  session: string,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer | undefined> {
  const said = (await edge.forms.cms?.account(session, sender.requestId)) ?? 'not set up';
  if (typeof said === 'string') {
    sender.note('account', said);
    return unavailable(request, edge, 503);
  }
  if ('outcome' in said) return signInAnswer(request, edge, true);
  if (wantsJson(request.headers)) return jsonAnswer(200, said);
  // The sign-out form is the only form that belongs to this page.
  return filledAnswer(200, request.path, { ...accountFacts(said), name: 'sign-out', values: new Map<string, string>() }, release, edge);
}

/** Handles a citizen's own page; undefined for every other path, and where the release lacks that page. */
export async function accountAnswer(
  request: RequestFacts,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer | undefined> {
  if (splitForm(request.path).rest !== accountPath) return undefined;
  const session = cookieSession(request.headers['cookie'], edge.site);
  const answer =
    session === null
      ? signInAnswer(request, edge, false)
      : await edge.forms.within<Answer | undefined>(
          sender.address(),
          () => ownPage(request, session, release, edge, sender),
          (status) => unavailable(request, edge, status),
        );
  return answer && { ...answer, headers: { ...answer.headers, Vary: 'Cookie, Accept' } };
}
