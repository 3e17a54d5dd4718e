import type { PathForm } from '@ochiq/contract/path-for';

import { uncached } from '../rules/cache-rules.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import { formPlace } from '../rules/form-place.ts';
import { decideLocale, formFor } from '../rules/locale-decision.ts';
import { allowAt } from '../rules/methods.ts';
import { readRequest } from '../rules/read-request.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { searchPlace } from '../rules/search-place.ts';
import { signInPlace } from '../rules/sign-in-place.ts';
import { accountAnswer } from './account-answer.ts';
import { plainAnswer, type Answer } from './answer.ts';
import { challengeAnswer } from './challenge-answer.ts';
import { codeAnswer } from './code-answer.ts';
import { currentWay } from './current-way.ts';
import type { EdgeContext } from './edge-context.ts';
import { errorAnswer } from './error-answer.ts';
import { fileAnswer } from './file-answer.ts';
import { formAnswer } from './form-answer.ts';
import { healthAnswer, healthPath } from './health-answer.ts';
import { receiptAnswer } from './receipt-answer.ts';
import { ledAnswer, movedAnswer } from './redirect-answer.ts';
import { searchDataAnswer } from './search-data-answer.ts';
import { searchPageAnswer } from './search-page-answer.ts';
import type { Sender } from './sender.ts';
import { signInAnswer } from './sign-in-answer.ts';
import { signInProblemAnswer } from './sign-in-problem.ts';
import { leavingWorkerAnswer, workerPath } from './worker-answer.ts';

async function answerPlace(request: RequestFacts, edge: EdgeContext, sender: Sender, attempt = 1): Promise<Answer> {
  const { path, canonical, headers, method } = request;
  const missing = (form: PathForm): Promise<Answer> => {
    edge.lost?.(path);
    return errorAnswer(404, form, headers, edge);
  };
  if (path === workerPath && canonical && !edge.isOfflineOn) return leavingWorkerAnswer();
  const known = await edge.release();
  if (path === healthPath && canonical) return healthAnswer(known);
  const unpublished = (): Promise<Answer> => errorAnswer(503, formFor(decideLocale(path, headers)), headers, edge);
  if (!known) return unpublished();

  const place = formPlace(request);
  if (place?.part === 'challenge') return challengeAnswer(edge, sender);
  if (place?.part === 'form' && method === 'POST') return formAnswer(place, headers, known, edge, sender);

  const signIn = signInPlace(request);
  if (signIn) return signInAnswer(signIn, request, edge, sender);

  const searched = searchPlace(request);
  if (searched && searched.part !== 'page') return searchDataAnswer(request, searched, edge, sender);

  const current = await currentWay(request, known, edge);
  if (!current) return unpublished();
  const { way, release } = current;
  switch (way.kind) {
    case 'moved':
      return movedAnswer(way, edge.site.base);
    case 'led':
      return ledAnswer(way, edge.site.base);
    case 'missing':
      return missing(way.form);
    case 'page':
    case 'file': {
      const answer =
        (await accountAnswer(request, release, edge, sender)) ??
        (await signInProblemAnswer(request, release, edge)) ??
        (await receiptAnswer(request, place, release, edge)) ??
        (await codeAnswer(request, place, release, edge)) ??
        (await searchPageAnswer(request, release, edge, sender)) ??
        (await fileAnswer(request, way, release, edge));
      if (answer) return answer;
      // The file was removed between lookup and open, as when the publisher deletes a compressed variant: retry once.
      return attempt === 1 ? answerPlace(request, edge, sender, 2) : missing(formFor(decideLocale(path, headers)));
    }
  }
}

/**
 * Routes a request to its handler: the edge without the socket. The body of a form is read only by the handler that
 * needs it.
 */
export async function answerRequest(
  method: string,
  target: string,
  headers: HeaderBag,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer> {
  const { base } = edge.site;
  if (method === 'OPTIONS') return plainAnswer(204, { Allow: allowAt(target, base), 'Cache-Control': uncached.error });
  const request = readRequest(method, target, headers, base);
  if (!('status' in request)) return answerPlace(request, edge, sender);
  const answer = await errorAnswer(request.status, request.form, headers, edge);
  return request.status === 405 ? { ...answer, headers: { ...answer.headers, Allow: allowAt(target, base) } } : answer;
}
