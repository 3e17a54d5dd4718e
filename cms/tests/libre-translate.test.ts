import dns from 'node:dns';

import { splitLines } from '../src/content/agreement/text-lines';
import { createLibreTranslate, type LibreTranslateOptions } from '../src/content/machine-translation/libre-translate';
import { hashLine } from '../src/content/machine-translation/text-run';
import { toUzbekLatin } from '../src/content/machine-translation/to-uzbek-latin';
import { isOwnHost } from '../src/platform/security/own-network';
import { FakeTranslator } from './support/fake-translator';

const server = new FakeTranslator();
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.behaviour = { kind: 'translates' };
  server.questions.length = 0;
});

const translate = (texts: readonly string[], options: Partial<LibreTranslateOptions> = {}) =>
  createLibreTranslate({ url: server.url, ...options }).translate(texts, 'ru', 'uz');
const getFailure = (options: Partial<LibreTranslateOptions> = {}, texts: readonly string[] = ['Дорога']) =>
  translate(texts, options).then(
    () => 'translated',
    (error: unknown) => (error as { failure?: string }).failure,
  );
const answer = (body: unknown, status = 200) => {
  server.behaviour = { kind: 'answers', status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

test('asks a server that speaks as LibreTranslate does, below whatever path, with the key, and for nothing where there is no text', async () => {
  server.known.set('Горы', "Tog'lar");
  expect(await translate(['Горы', 'Дорога'], { key: 'abc' })).toEqual(['Togʻlar', 'DOROGA']);
  expect(server.questions).toEqual([{ q: ['Горы', 'Дорога'], source: 'ru', target: 'uz', format: 'text', api_key: 'abc' }]);
  expect(await translate([])).toEqual([]);
  expect(await getFailure({ url: `${server.url}/other/` })).toBe('wrong-response');
  expect(server.questions).toHaveLength(1);
});

test.each([
  ['no JSON', 'Ждите', 200, 'wrong-response'],
  ['other JSON', { text: 'Yoʻl' }, 200, 'wrong-response'],
  ['fewer texts', { translatedText: [] }, 200, 'wrong-response'],
  ['an empty text', { translatedText: [' \u0000 '] }, 200, 'wrong-response'],
  ['a text without end', { translatedText: ['yoʻl '.repeat(500)] }, 200, 'wrong-response'],
  ['a language that it lacks', { error: 'uz is not supported' }, 400, 'unsupported'],
  ['a wrong key', { error: 'Invalid API key' }, 403, 'refused'],
  ['too many requests', { error: 'Slowdown' }, 429, 'refused'],
  ['its own fault', { error: 'Internal' }, 500, 'unreachable'],
] as const)('fails in a word that says why: %s', async (_, body, status, failure) => {
  answer(body, status);
  expect(await getFailure()).toBe(failure);
});

test('takes one text that comes without a list, and no character that no form takes', async () => {
  answer({ translatedText: 'Yo‘l\u0007\u2028bor' });
  expect(await translate(['Дорога'])).toEqual(['Yoʻl bor']);
});

test('waits no longer than it may, reads no more than it may, and does not follow where it is led', async () => {
  server.behaviour = { kind: 'sleeps' };
  expect(await getFailure({ timeoutMs: 60 })).toBe('slow');
  server.behaviour = { kind: 'floods' };
  expect(await getFailure()).toBe('wrong-response');
  const other = new FakeTranslator();
  await other.start();
  server.behaviour = { kind: 'answers', status: 307, body: '', headers: { Location: `${other.url}/translate` } };
  expect([await getFailure(), other.questions]).toEqual(['wrong-response', []]);
  const { url } = other;
  await other.stop();
  expect(await getFailure({ url })).toBe('unreachable');
});

test('sends nothing to an address outside the own network, also where a name of it leads there, unless its host was named', async () => {
  expect(await getFailure({ url: 'http://192.0.2.1:9', timeoutMs: 60 })).toBe('unreachable');
  // A name of one word is one of the own network by its looks alone.
  const lookup = jest.spyOn(dns, 'lookup');
  lookup.mockImplementation(((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '192.0.2.1', family: 4 },
    ])) as never);
  const url = server.url.replace('127.0.0.1', 'translator');
  expect([await getFailure({ url, timeoutMs: 500 }), server.questions]).toEqual(['unreachable', []]);
  // Such a name opens no way outside by being named; a whole one does.
  expect([await getFailure({ url, timeoutMs: 500, outsideHost: 'translator' }), server.questions]).toEqual(['unreachable', []]);
  const outside = server.url.replace('127.0.0.1', 'mt.example.org');
  expect(await getFailure({ url: outside, timeoutMs: 2000, outsideHost: 'MT.example.org' })).toBe('translated');
  lookup.mockRestore();
});

test.each([
  ['127.0.0.1', true],
  ['10.20.30.40', true],
  ['172.31.0.1', true],
  ['192.168.1.5', true],
  ['::1', true],
  ['fd12::5', true],
  ['172.32.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['8.8.8.8', false],
  ['::ffff:10.0.0.1', false],
  ['2001:db8::1', false],
  ['libretranslate', true],
  ['mt.ministry.internal', true],
  ['printer.local', true],
  ['localhost', true],
  ['mt.ministry.uz', false],
  ['internal.example.com', false],
  ['', false],
])('knows whether %s is of the own network', (host, isOwn) => {
  expect(isOwnHost(host)).toBe(isOwn);
});

test('writes Uzbek as the site does, whatever alphabet and apostrophes the machine knows', () => {
  expect(toUzbekLatin("O'zbekiston tog‘ yo`llari, ma'no, san’at")).toBe('Oʻzbekiston togʻ yoʻllari, maʼno, sanʼat');
  expect(toUzbekLatin('Ўзбекистон тоғлари')).toBe('Oʻzbekiston togʻlari');
  expect(toUzbekLatin("‘radio’ va 'tog' soʻzi")).toBe("‘radio’ va 'tog' soʻzi");
});

test('knows a line again after what the panel mends while one types, and not after what a person writes', () => {
  const line = hashLine('“Togʻ” yoʻli – 5 km');
  expect([hashLine(' «Tog‘»  yo’li - 5\u00a0km '), hashLine('“Togʻ” yoʻli – 6 km') === line]).toEqual([line, false]);
  expect(hashLine('“Togʻ” yoʻli – 5 km.')).not.toBe(line);
  expect(splitLines('Birinchi\n\n 12 – 15 \n Ikkinchi ')).toEqual(['Birinchi', 'Ikkinchi']);
});
