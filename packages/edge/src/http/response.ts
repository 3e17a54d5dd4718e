import { uncached } from '@ochiq/http-policy/cache-rules';
import { buildContentSecurityPolicies, getSecurityHeaders } from '@ochiq/http-policy/security-headers';

import type { OpenFile } from '../release/release-files.ts';
import type { ResponseDependencies } from '../release/response-dependencies.ts';
import type { CountedResponse } from '../statistics/statistics-counter.ts';
import type { ByteRange } from './file-reply.ts';

export type ResponseBody =
  | { kind: 'nothing' }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Buffer }
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
  /** What of it is counted, where it is a page that a reader sees. */
  counted?: CountedResponse | undefined;
  /** What it follows from besides the request, where that is all known; such a response may be sent again. */
  dependencies?: ResponseDependencies | undefined;
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

/** Creates a JSON response, which is never cached. */
export function createJsonResponse(status: number, content: unknown): HttpResponse {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': uncached.form };
  return createTextResponse(status, { ...headers, ...getRetryHeaders(status) }, JSON.stringify(content));
}

/** Adds cookies to a response, if there are any, and makes it private so that no cache stores it. */
export function withPrivateCookies(response: HttpResponse, cookies: string | readonly string[] | undefined): HttpResponse {
  if (cookies === undefined) return response;
  return { ...response, headers: { ...response.headers, 'Cache-Control': uncached.personal }, cookies: [cookies].flat() };
}

type CommonHeaderOptions = { requestId: string; policy: string | undefined; shared: boolean; https: boolean };

const getStrictPolicy = (https: boolean): string => buildContentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https).page;

/** Returns the headers of every response: security headers and the request id. */
export function getCommonHeaders({ requestId, policy, shared, https }: CommonHeaderOptions): Record<string, string> {
  return { 'X-Request-Id': requestId, ...getSecurityHeaders({ policy: policy ?? getStrictPolicy(https), shared, https }) };
}
