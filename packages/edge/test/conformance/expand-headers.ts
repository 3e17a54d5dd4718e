import { sendRequest, type SentRequest } from './send-request.ts';

const conditionalHeaderPattern = /^(?:if-|range$)/iu;

/** Fills in `{etag}` and `{last-modified}` from an unconditional response to the same address. */
export async function expandHeaders(origin: string, { path, headers = {} }: SentRequest): Promise<Record<string, string>> {
  const entries = Object.entries(headers);
  if (!entries.some(([, value]) => value.includes('{'))) return { ...headers };
  const plain = Object.fromEntries(entries.filter(([name]) => !conditionalHeaderPattern.test(name)));
  const first = await sendRequest(origin, { path, headers: plain });
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value.replace('{etag}', first.headers.etag ?? '').replace('{last-modified}', first.headers['last-modified'] ?? ''),
    ]),
  );
}
