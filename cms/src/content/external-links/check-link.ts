import { sendLinkRequest, type LinkResponse, type LinkRequestOptions, InnerAddressError } from './send-link-request';

/** What became of a link. */
export type LinkVerdict =
  | { kind: 'ok' }
  /** It leads there for good. */
  | { kind: 'moved'; to: string }
  /** A page that does not exist, or no answer; `reason` is a status or the code of a failure. */
  | { kind: 'dead'; reason: string; isAnswered: boolean }
  /** It may be fine: it wants fewer requests, a person, or is not asked at all. */
  | { kind: 'unknown'; retryAfterMs: number | null; isAnswered: boolean };

const maxRedirects = 5;
const permanent: readonly number[] = [301, 308];
const redirects: readonly number[] = [...permanent, 302, 303, 307];
/** Statuses of pages that are there, though not for programs. */
const notForPrograms: readonly number[] = [401, 402, 403, 407, 418, 451, 999];

const maxRetryMs = 24 * 60 * 60 * 1000;

/** Parses `Retry-After`: seconds or a day; `null` where it says nothing. */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const ms = /^\d+$/u.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), maxRetryMs);
}

/** Asks by HEAD, and by GET where a server does not know that or says that there is nothing. */
async function askHead(url: URL, options: LinkRequestOptions): Promise<LinkResponse> {
  const head = await sendLinkRequest(url, 'HEAD', options);
  return head.status >= 400 && head.status !== 429 ? sendLinkRequest(url, 'GET', options) : head;
}

function judge({ status, retryAfter }: LinkResponse): LinkVerdict {
  if (status >= 200 && status < 300) return { kind: 'ok' };
  if (status === 429 || (status === 503 && retryAfter !== null))
    return { kind: 'unknown', retryAfterMs: parseRetryAfter(retryAfter, new Date()), isAnswered: true };
  if (notForPrograms.includes(status)) return { kind: 'unknown', retryAfterMs: null, isAnswered: true };
  return { kind: 'dead', reason: String(status), isAnswered: true };
}

function judgeFailure(error: unknown): LinkVerdict {
  if (error instanceof InnerAddressError) return { kind: 'unknown', retryAfterMs: null, isAnswered: false };
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'ERROR';
  return { kind: 'dead', reason: code === 'ABORT_ERR' ? 'TIMEOUT' : code, isAnswered: false };
}

/** Parses an address of the web, without a name and password in it: these do not go out. */
function parseWebAddress(text: string, base?: string): URL | null {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  url.username = '';
  url.password = '';
  return url;
}

/** Asks whether a link leads anywhere, following five redirects at most, each by the same rules. */
export async function checkLink(address: string, options: LinkRequestOptions): Promise<LinkVerdict> {
  const first = parseWebAddress(address);
  if (!first) return { kind: 'unknown', retryAfterMs: null, isAnswered: false };
  let url: URL = first;
  let movedTo: string | null = null;
  let isMoved = true;
  for (let step = 0; step <= maxRedirects; step += 1) {
    let response: LinkResponse;
    try {
      response = await askHead(url, options);
    } catch (error) {
      return judgeFailure(error);
    }
    if (!redirects.includes(response.status)) {
      const verdict = judge(response);
      return verdict.kind === 'ok' && movedTo !== null ? { kind: 'moved', to: movedTo } : verdict;
    }
    const next: URL | null = response.location === null ? null : parseWebAddress(response.location, url.href);
    if (!next) return { kind: 'dead', reason: String(response.status), isAnswered: true };
    // RFC 9110, 10.2.2: a part of a page stays the same part where the new address names none.
    if (next.hash === '') next.hash = url.hash;
    // What comes after a redirect for the time being is where it leads today.
    isMoved &&= permanent.includes(response.status);
    if (isMoved) movedTo = next.href;
    url = next;
  }
  return { kind: 'dead', reason: 'LOOP', isAnswered: true };
}
