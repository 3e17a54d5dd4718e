import type { PathForm } from '@ochiq/contract/path-for';

import { uncached } from '../rules/cache-rules.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import { decideLocale, formFor } from '../rules/locale-decision.ts';
import { allow } from '../rules/methods.ts';
import { readRequest } from '../rules/read-request.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { route } from '../rules/route.ts';
import { plainAnswer, type Answer } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { errorAnswer } from './error-answer.ts';
import { fileAnswer } from './file-answer.ts';
import { healthAnswer, healthPath } from './health-answer.ts';
import { ledAnswer, movedAnswer } from './redirect-answer.ts';

async function answerPlace(request: RequestFacts, edge: EdgeContext, attempt = 1): Promise<Answer> {
  const { path, canonical, headers } = request;
  const missing = (form: PathForm): Promise<Answer> => errorAnswer(404, form, headers, edge);
  const release = await edge.release();
  if (path === healthPath && canonical) return healthAnswer(release);
  if (!release) return errorAnswer(503, formFor(decideLocale(path, headers)), headers, edge);

  const way = await route(request, release);
  switch (way.kind) {
    case 'moved':
      return movedAnswer(way, edge.site.base);
    case 'led':
      return ledAnswer(way, edge.site.base);
    case 'missing':
      return missing(way.form);
    case 'page':
    case 'file': {
      const answer = await fileAnswer(request, way, release, edge);
      if (answer) return answer;
      // Gone between looking and opening, as when the publisher takes a compressed twin away: look again, once.
      return attempt === 1 ? answerPlace(request, edge, 2) : missing(formFor(decideLocale(path, headers)));
    }
  }
}

/** The whole of the edge but the socket: a request's first line and headers in, an answer out. */
export async function answerRequest(method: string, target: string, headers: HeaderBag, edge: EdgeContext): Promise<Answer> {
  if (method === 'OPTIONS') return plainAnswer(204, { Allow: allow, 'Cache-Control': uncached.error });
  const request = readRequest(method, target, headers, edge.site.base);
  return 'status' in request ? errorAnswer(request.status, request.form, headers, edge) : answerPlace(request, edge);
}
