import type { ByteRange } from '../rules/byte-range.ts';
import type { OpenFile } from '../site/open-file.ts';

export type AnswerBody =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: OpenFile; range: ByteRange | undefined };

/** What is sent to a reader, before the headers that every answer has. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** Those that a reader's browser shall keep or forget, beside one in the headers. */
  cookies?: readonly string[];
  /** Its Content-Security-Policy, of the release it is from; without one nothing inline runs. */
  policy: string | undefined;
  /** Whether pages of other sites may embed and read it. */
  shared: boolean;
  body: AnswerBody;
};

/** An answer without a file. */
export function plainAnswer(status: number, headers: Record<string, string>, text = ''): Answer {
  const body: AnswerBody = text === '' ? { kind: 'nothing' } : { kind: 'text', text };
  return {
    status,
    headers: { ...headers, ...(status !== 204 && { 'Content-Length': `${Buffer.byteLength(text)}` }) },
    policy: undefined,
    shared: false,
    body,
  };
}

/** When to come again, for an answer that only says that there was no time or room now. */
export const retryHeaders = (status: number): Record<string, string> => (status === 503 || status === 429 ? { 'Retry-After': '5' } : {});
