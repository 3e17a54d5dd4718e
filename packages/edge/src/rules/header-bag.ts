/** Headers of a request by lower-case name, each once. */
export type HeaderBag = Readonly<Record<string, string | undefined>>;

/** Returns Node's headers without the few that are lists. */
export function headerBag(headers: Readonly<Record<string, string | readonly string[] | undefined>>): HeaderBag {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
