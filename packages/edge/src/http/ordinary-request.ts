import type { IncomingMessage } from 'node:http';

/** A GET request without a condition, a range, a body or a query: its response follows from what is named here. */
export type OrdinaryRequest = {
  /** The target and `Accept-Encoding`. */
  key: string;
  /** Its headers that a response, or counting it, may depend on. */
  headers: Readonly<Partial<Record<ReadHeader, string>>>;
};

const readHeaders = [
  'accept-encoding',
  'cookie',
  'dnt',
  'host',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-gpc',
  'user-agent',
  'x-request-id',
] as const;

type ReadHeader = (typeof readHeaders)[number];

const readHeaderNames: ReadonlySet<string> = new Set(readHeaders);
const isReadHeader = (name: string): name is ReadHeader => readHeaderNames.has(name);

/** Headers that make a request another than an ordinary one. */
const unusualHeaders: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'purpose',
  'range',
  'sec-purpose',
  'transfer-encoding',
]);

/** Reads an ordinary request in one pass over its headers; undefined for any other, also for a header that is repeated. */
export function readOrdinaryRequest({
  method,
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>): OrdinaryRequest | undefined {
  if (method !== 'GET' || url.includes('?')) return undefined;
  const headers: Partial<Record<ReadHeader, string>> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (unusualHeaders.has(name)) return undefined;
    if (!isReadHeader(name)) continue;
    if (headers[name] !== undefined) return undefined;
    headers[name] = rawHeaders[index + 1] ?? '';
  }
  if (headers.host === undefined) return undefined;
  const encoding = headers['accept-encoding'];
  return { key: encoding === undefined ? url : `${url}\0${encoding}`, headers };
}
