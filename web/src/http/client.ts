/**
 * Why there is no value: offline; no response in time; aborted by the caller; refused by the server; or a response that
 * is broken or missing.
 */
export type Failure = {
  ok: false;
  reason: 'offline' | 'timeout' | 'aborted' | 'refused' | 'broken';
  status?: number;
  body?: unknown;
  /** The request id of the server's logs. */
  requestId?: string;
};
export type HttpResult<T> = { ok: true; value: T } | Failure;

type Request<T> = {
  /** Parses the response, or throws; receives the server's time (`Date`, RFC 9110). */
  parse: (value: unknown, answeredAt: string | null) => T;
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** The caller's own abort signal. */
  signal?: AbortSignal;
  timeoutMs?: number;
};

export type HttpClient = <T>(path: string, request: Request<T>) => Promise<HttpResult<T>>;

const defaultTimeoutMs = 10_000;
const json = 'application/json';

/** Parses JSON; an empty response, such as 204, is `null`. */
const parseJson = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** Parses the JSON of a refusal; `null` where it is none. */
function parseRefusalBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

async function sendRequest<T>(address: string, { parse, method = 'GET', body }: Request<T>, signal: AbortSignal): Promise<HttpResult<T>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { Accept: json, ...(body !== undefined && { 'Content-Type': json }) };
  const response = await fetch(address, { method, headers, signal, ...sent });
  const text = await response.text();
  const { status } = response;
  const requestId = response.headers.get('X-Request-Id');
  const failure = { ok: false, status, ...(requestId !== null && { requestId }) } as const;
  if (!response.ok) return { ...failure, reason: 'refused', body: parseRefusalBody(text) };
  try {
    return { ok: true, value: parse(parseJson(text), response.headers.get('Date')) };
  } catch {
    return { ...failure, reason: 'broken' };
  }
}

/**
 * Creates the HTTP client of pages. It never throws: every failure is a value.
 * @param base the server's address, without a trailing slash
 */
export function createHttpClient(base: string): HttpClient {
  return async (path, request) => {
    const { signal, timeoutMs = defaultTimeoutMs } = request;
    const own = new AbortController();
    let stopped: 'timeout' | 'aborted' | undefined;
    const stop = (reason: 'timeout' | 'aborted') => {
      stopped ??= reason;
      own.abort();
    };
    const giveUp = () => {
      stop('aborted');
    };
    if (signal?.aborted === true) return { ok: false, reason: 'aborted' };
    signal?.addEventListener('abort', giveUp);
    const timer = setTimeout(stop, timeoutMs, 'timeout');
    try {
      return await sendRequest(base + path, request, own.signal);
    } catch {
      return { ok: false, reason: stopped ?? (navigator.onLine ? 'broken' : 'offline') };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
