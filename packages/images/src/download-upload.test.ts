import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import {
  MissingUpload,
  UnavailableUpload,
  UnexpectedUpload,
  downloadUpload,
  type UploadLimits,
  type UploadSource,
} from './download-upload.ts';

/** A server that records its requests. */
class TestServer {
  readonly asked: string[] = [];
  respond: RequestListener = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('bytes');
  readonly #server: Server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    this.respond(request, response);
  });

  get port(): string {
    return String((this.#server.address() as AddressInfo).port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  stop = () =>
    new Promise<unknown>((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(resolve);
    });
}

/** Longer than a busy machine takes; the tests of time limits use shorter ones. */
const limits: UploadLimits = { overallMs: 90_000, idleMs: 60_000, largest: 1000 };
const png: UploadSource = { from: '/uploads/well_5f1c2ab3d4.png', mime: 'image/png', bytes: 5 };

let cms: TestServer;
let inner: TestServer;
beforeEach(async () => {
  [cms, inner] = [new TestServer(), new TestServer()];
  await Promise.all([cms.start(), inner.start()]);
});
afterEach(() => Promise.all([cms.stop(), inner.stop()]));

const bring = (change: Partial<UploadSource> = {}, bounds = limits) => downloadUpload({ ...png, ...change }, cms.url, bounds);
/** What came, or the error. */
const outcome = (change?: Partial<UploadSource>, bounds?: UploadLimits) => bring(change, bounds).catch((error: unknown) => error);

test('downloads from the CMS’s origin, whatever its base path', async () => {
  expect((await bring()).toString()).toBe('bytes');
  expect((await downloadUpload(png, `${cms.url}/admin?a=1`, limits)).toString()).toBe('bytes');
  expect(cms.asked).toEqual([png.from, png.from]);
});

test.each<[string, (port: string) => string]>([
  ['another server', (port) => `http://127.0.0.1:${port}/uploads/a_1.png`],
  ['another server without a scheme', (port) => `//127.0.0.1:${port}/uploads/a_1.png`],
  ['another server behind a backslash', (port) => `/\\127.0.0.1:${port}/uploads/a_1.png`],
  ['another server behind credentials', (port) => `@127.0.0.1:${port}/uploads/a_1.png`],
  ['another port', (port) => `:${port}/uploads/a_1.png`],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a file of the machine', () => 'file:///etc/passwd'],
  ['data', () => 'data:image/png;base64,AAAA'],
  ['a script', () => 'javascript:alert(1)'],
  ['the panel', () => '/admin/init'],
  ['the API', () => '/api/site'],
  ['a way up', () => '/uploads/../admin/init.png'],
  ['an encoded way up', () => '/uploads/%2e%2e/admin/init.png'],
  ['an encoded slash', () => '/uploads/..%2fadmin.png'],
  ['a folder below', () => '/uploads/a/b.png'],
  ['a query', () => '/uploads/a_1.png?next=http://inner'],
  ['an anchor', () => '/uploads/a_1.png#x'],
  ['a tab in the way', () => '/uploads/\ta_1.png'],
  ['a line that ends', () => '/uploads/a_1.png\n'],
  ['no ending', () => '/uploads/a_1'],
  ['a hidden file', () => '/uploads/.env'],
  ['nothing', () => ''],
])('rejects %s without a request', async (_, from) => {
  expect(await outcome({ from: from(inner.port) })).toBeInstanceOf(UnexpectedUpload);
  expect([cms.asked, inner.asked]).toEqual([[], []]);
});

test.each([301, 302, 303, 307, 308])('does not follow a redirect (%i) into the internal network', async (status) => {
  cms.respond = (_, response) =>
    response.writeHead(status, { location: `${inner.url}/uploads/a_1.png`, 'content-type': 'image/png' }).end();
  expect(await outcome()).toBeInstanceOf(UnavailableUpload);
  expect(inner.asked).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['does not answer', () => undefined],
  [
    'stops in the middle of a file',
    (_, response) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 500 }).write('by'),
  ],
])('throws UnavailableUpload for a CMS that %s', async (_, respond) => {
  cms.respond = respond;
  const error = await outcome({ bytes: null }, { ...limits, idleMs: 300 });
  expect(error).toBeInstanceOf(UnavailableUpload);
  expect(String(error)).toContain('sends nothing for 300 ms');
});

test('times out a CMS that never stops sending', async () => {
  const sending: NodeJS.Timeout[] = [];
  cms.respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    sending.push(setInterval(() => response.write('.'), 20));
  };
  const error = await outcome({}, { ...limits, overallMs: 600 });
  for (const one of sending) clearInterval(one);
  expect(error).toBeInstanceOf(UnavailableUpload);
  expect(String(error)).toContain('takes longer than 600 ms');
});

test.each([500, 502, 503, 401, 206])('throws UnavailableUpload for the status %i', async (status) => {
  cms.respond = (_, response) => response.writeHead(status, { 'content-type': 'image/png' }).end('bytes');
  expect(await outcome()).toBeInstanceOf(UnavailableUpload);
});

test('throws UnavailableUpload where the CMS is not running', async () => {
  const { url } = inner;
  await inner.stop();
  const error = await downloadUpload(png, url, limits).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UnavailableUpload);
  expect(String(error)).toContain('does not answer');
});

test('throws MissingUpload for a 404', async () => {
  cms.respond = (_, response) => response.writeHead(404).end();
  expect(await outcome()).toBeInstanceOf(MissingUpload);
});

test.each<[string, number | null, RequestListener]>([
  [
    'is announced to be',
    null,
    (_, response) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1001 }).write('a'),
  ],
  ['turns out to be', null, (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('a'.repeat(1001))],
])('rejects a file that %s larger than any upload', async (_, bytes, respond) => {
  cms.respond = respond;
  expect(await outcome({ bytes })).toMatchObject({
    name: 'UnexpectedUpload',
    message: expect.stringContaining('larger than 1000 bytes') as string,
  });
});

test('stops reading an endless file at the maximum size', async () => {
  let sent = 0;
  cms.respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = (): void => {
      for (let goesOn = true; goesOn && !response.destroyed;) {
        goesOn = response.write(Buffer.alloc(64 * 1024));
        sent += 64 * 1024;
      }
    };
    response.on('drain', more);
    more();
  };
  const closed = new Promise<void>((resolve) => {
    const { respond } = cms;
    cms.respond = (request, response) => {
      response.on('close', resolve);
      respond(request, response);
    };
  });
  expect(await outcome({}, { ...limits, largest: 1_000_000 })).toBeInstanceOf(UnexpectedUpload);
  await closed;
  expect(sent).toBeLessThan(16_000_000);
});

test.each([
  ['another size than the library knows', { bytes: 900 }, 'has 5 bytes instead of 900'],
  ['another type than its ending says', { from: '/uploads/a_1.csv', mime: 'text/csv' }, 'is sent as image/png, not as text/csv'],
])('rejects a file of %s', async (_, change, message) => {
  cms.respond = (__, response) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5 }).end('bytes');
  expect(await outcome(change)).toMatchObject({ name: 'UnexpectedUpload', message: expect.stringContaining(message) as string });
});

test.each(['image/png', 'IMAGE/PNG; charset=binary', 'application/octet-stream'])('accepts a picture sent as %s', async (type) => {
  cms.respond = (_, response) => response.writeHead(200, { 'content-type': type }).end('bytes');
  expect(String(await bring())).toBe('bytes');
});

test('tolerates the rounded size of the library', async () => {
  cms.respond = (_, response) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 5 }).end('bytes');
  expect(String(await bring({ bytes: 10 }))).toBe('bytes');
});
