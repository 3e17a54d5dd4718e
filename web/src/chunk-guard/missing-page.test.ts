import { isRedirectOrFile } from './missing-page';

const html = 'text/html; charset=utf-8';
const createResponse = (ok: boolean, redirected: boolean, type: string) =>
  Promise.resolve({ ok, redirected, headers: new Headers({ 'content-type': type }) } as Response);

it.each([
  ['a redirect', () => createResponse(true, true, html), true],
  ['a file', () => createResponse(true, false, 'application/pdf'), true],
  ['a page', () => createResponse(true, false, html), false],
  ['a redirect to nothing', () => createResponse(false, true, html), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s', async (_, head, expected) => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(head);
  expect(await isRedirectOrFile('/en/old')).toBe(expected);
  expect(fetching).toHaveBeenCalledWith('/en/old', { method: 'HEAD' });
});
