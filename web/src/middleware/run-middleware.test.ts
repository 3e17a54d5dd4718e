import { runMiddleware } from './checked-page';

const notFoundPage = { path: '/404.html' };
const unknown = (name: string) => ({ status: 500, message: { key: 'common:failed.unknownMiddleware', values: { name } } });

it('shows a page that names no check', () => {
  expect(runMiddleware([], notFoundPage, '/prefix/ru/nope')).toBe('show');
});

it.each([
  [null, 'show'],
  ['/prefix/404.html', 'show'],
  ['/prefix/ru/nope', 'ask-server'],
] as const)('loads from the server where the address %s is not the page’s own: %s', (address, verdict) => {
  expect(runMiddleware(['answer-of-server'], notFoundPage, address)).toBe(verdict);
});

it.each(['auth', '', 'constructor', '__proto__'])('does not know the check “%s”, whatever comes before it', (name) => {
  expect(runMiddleware([name], notFoundPage)).toEqual(unknown(name));
  expect(runMiddleware(['answer-of-server', name], notFoundPage)).toEqual(unknown(name));
});

it('stops at the first check that does not show the page', () => {
  expect(runMiddleware(['auth', 'answer-of-server'], notFoundPage, '/prefix/ru/nope')).toEqual(unknown('auth'));
  expect(runMiddleware(['answer-of-server', 'auth'], notFoundPage, '/prefix/ru/nope')).toBe('ask-server');
});
