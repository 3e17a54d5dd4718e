import { createHttpClient } from './client';

const ask = createHttpClient('https://api.example/v1');
const name = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string') return value.name;
  throw new Error('not a name');
};

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answers = (body: string | null, status = 200) => fetched.mockResolvedValue(new Response(body, { status }));

/** A server that never answers; it is left only by an abort. */
const hangs = () =>
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      }),
  );

function onLine(value: boolean): void {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: value }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  onLine(true);
  globalThis.fetch = fetched;
});

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  fetched.mockReset();
});

it('requests JSON from the configured server and parses the response', async () => {
  answers('{"name":"well"}');
  expect(await ask('/wells/1', { parse: name })).toEqual({ ok: true, value: 'well' });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('https://api.example/v1/wells/1');
  expect(init).toMatchObject({ method: 'GET', headers: { Accept: 'application/json' } });
  expect(init?.body).toBeUndefined();
});

it('sends a body as JSON', async () => {
  answers('{"name":"well"}', 201);
  await ask('/wells', { parse: name, method: 'POST', body: { name: 'well' } });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: '{"name":"well"}',
  });
});

it('returns null for an empty response', async () => {
  answers(null, 204);
  expect(await ask('/wells', { parse: (value) => value })).toEqual({ ok: true, value: null });
});

it.each([
  ['{"field":"email"}', { field: 'email' }],
  ['<h1>Bad gateway</h1>', null],
])('returns the body of a refusal: %s', async (words, body) => {
  answers(words, 422);
  expect(await ask('/wells', { parse: name })).toEqual({ ok: false, reason: 'refused', status: 422, body });
});

it('returns the request id of a failed request', async () => {
  fetched.mockResolvedValue(new Response('{}', { status: 503, headers: { 'X-Request-Id': 'a3bb189e' } }));
  expect(await ask('/wells', { parse: name })).toMatchObject({ ok: false, status: 503, requestId: 'a3bb189e' });
});

it.each(['<h1>Hello</h1>', '{"title":"well"}', '{"name":'])('calls the answer %s broken', async (words) => {
  answers(words);
  expect(await ask('/wells', { parse: name })).toEqual({ ok: false, reason: 'broken', status: 200 });
});

it.each([
  [false, 'offline'],
  [true, 'broken'],
] as const)('cannot reach the server, on line %p: %s', async (line, reason) => {
  onLine(line);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask('/wells', { parse: name })).toEqual({ ok: false, reason });
});

it('calls a body broken that cannot be sent', async () => {
  const endless: { self?: unknown } = {};
  endless.self = endless;
  expect(await ask('/wells', { parse: name, body: endless })).toEqual({ ok: false, reason: 'broken' });
});

it.each([
  [undefined, 10_000],
  [300, 300],
])('with a timeout of %p, waits %d ms', async (handler, ms) => {
  hangs();
  const answered = jest.fn();
  void ask('/wells', { parse: name, ...(handler !== undefined && { timeoutMs: handler }) }).then(answered);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({ ok: false, reason: 'timeout' });
});

it('does not wait longer for the rest of a response', async () => {
  fetched.mockImplementation((_, init) => {
    const body = new ReadableStream({
      start(controller) {
        init?.signal?.addEventListener('abort', () => {
          controller.error(new DOMException('aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  const pending = ask('/wells', { parse: name, timeoutMs: 300 });
  await jest.advanceTimersByTimeAsync(300);
  expect(await pending).toEqual({ ok: false, reason: 'timeout' });
});

it('ends when the caller aborts', async () => {
  hangs();
  const caller = new AbortController();
  const pending = ask('/wells', { parse: name, signal: caller.signal });
  caller.abort();
  expect(await pending).toEqual({ ok: false, reason: 'aborted' });
});

it('sends no request for a caller who has aborted before', async () => {
  expect(await ask('/wells', { parse: name, signal: AbortSignal.abort() })).toEqual({ ok: false, reason: 'aborted' });
  expect(fetched).not.toHaveBeenCalled();
});
