/** Headers of a request by lower-case name, each once. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** Returns Node's headers without the few that are lists. */
export function normalizeHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): RequestHeaders {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
