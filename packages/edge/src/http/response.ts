import type { OpenFile } from '../release/open-file.ts';
import type { ByteRange } from './file-reply.ts';

export type ResponseBody =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'file'; file: OpenFile; range: ByteRange | undefined };

/** An HTTP response before the headers that all responses share. */
export type HttpResponse = {
  status: number;
  headers: Record<string, string>;
  /** Further `Set-Cookie` values; a single one may be in `headers`. */
  cookies?: readonly string[];
  /** The Content-Security-Policy of the release; without one nothing inline runs. */
  policy: string | undefined;
  /** Whether pages of other sites may embed and read it. */
  shared: boolean;
  body: ResponseBody;
};

/** Creates a response of text, or without a body. */
export function createTextResponse(status: number, headers: Record<string, string>, text = ''): HttpResponse {
  const body: ResponseBody = text === '' ? { kind: 'nothing' } : { kind: 'text', text };
  return {
    status,
    headers: { ...headers, ...(status !== 204 && { 'Content-Length': `${Buffer.byteLength(text)}` }) },
    policy: undefined,
    shared: false,
    body,
  };
}

/** Returns the `Retry-After` header of 429 and 503; no header for other statuses. */
export const getRetryHeaders = (status: number): Record<string, string> => (status === 503 || status === 429 ? { 'Retry-After': '5' } : {});
