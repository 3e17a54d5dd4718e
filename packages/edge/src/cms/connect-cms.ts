import { challengeAnswer, edgeKeyHeader, formAnswer, intakePaths } from '@ochiq/contract/forms/wire';

import type { Cms, CmsAddress, CmsFailure } from './cms.ts';

/** Bytes of an answer: the longest reply to an appeal, each character escaped, with room. */
const answerBytes = 128 * 1024;

type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } };

/** Its bytes; undefined where they are too many. */
async function readAnswer({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A loop that is left cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > answerBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The CMS behind an address. It never throws: whatever happens to the CMS has a name. */
export function connectCms({ url, key }: CmsAddress, timeoutMs: number): Cms {
  const ask = async <T>(
    path: string,
    schema: Schema<T>,
    given: { method: 'GET' } | { method: 'POST'; body: string },
  ): Promise<T | CmsFailure> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url.replace(/\/$/u, '')}${path}`, {
        ...given,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', [edgeKeyHeader]: key },
        redirect: 'error',
        signal,
      });
      const bytes = await readAnswer(response);
      if (bytes === undefined) return 'too long an answer';
      const answer = schema.safeParse(parseJson(bytes));
      if (answer.success) return answer.data;
      return response.status === 401 ? 'key refused' : 'not the answer agreed on';
    } catch {
      return signal.aborted ? 'too slow' : 'unreachable';
    }
  };
  return {
    receive: (form, request) => ask(`${intakePaths.receive}/${form}`, formAnswer, { method: 'POST', body: JSON.stringify(request) }),
    challenge: () => ask(intakePaths.challenge, challengeAnswer, { method: 'GET' }),
  };
}
