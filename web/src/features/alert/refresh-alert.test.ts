/** @jest-environment jsdom */
import { refreshAlert } from './refresh-alert';

const html = '<section><p>Landslides &amp; floods</p></section>';
const always = { from: null, until: null, html };

const fetched = jest.fn<Promise<unknown>, [string]>();
const answers = (alert: unknown, date = 'Fri, 20 Nov 2026 18:59:59 GMT', status = 200) => {
  const headers = new Map([['Date', date]]);
  fetched.mockResolvedValue({ ok: status === 200, status, text: () => Promise.resolve(JSON.stringify(alert)), headers });
};

const place = () => document.querySelector('[data-alert]');

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
  document.body.innerHTML = '<div data-alert="/alert/en.json"><!--#include virtual="/alert/en.txt" --></div>';
});

afterEach(() => {
  fetched.mockReset();
});

it('inserts the published alert', async () => {
  answers(always);
  await refreshAlert();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/alert/en.json']);
  expect(place()?.innerHTML).toBe(html);
});

it('leaves an unchanged alert', async () => {
  answers({ ...always, html: html.replace('&amp;', '&#38;') });
  await refreshAlert();
  const inside = place()?.firstChild;
  await refreshAlert();
  expect(place()?.firstChild).toBe(inside);
});

it('removes an expired alert', async () => {
  answers(always);
  await refreshAlert();
  answers({ ...always, html: '' });
  await refreshAlert();
  expect(place()?.innerHTML).toBe('');
});

it.each([
  ['the evening before', 'Fri, 20 Nov 2026 18:59:59 GMT', ''],
  ['Tashkent’s midnight', 'Fri, 20 Nov 2026 19:00:00 GMT', html],
  ['the last minute', 'Sat, 21 Nov 2026 18:59:59 GMT', html],
  ['the midnight after', 'Sat, 21 Nov 2026 19:00:00 GMT', ''],
])('uses the server’s clock at %s', async (_, date, shown) => {
  answers({ from: '2026-11-21', until: '2026-11-21', html }, date);
  await refreshAlert();
  expect(place()?.innerHTML).toBe(shown);
});

it.each([
  ['refuses', always, 404],
  ['answers something else', { html: 1 }, 200],
  ['answers nothing', null, 200],
])('keeps the alert where the server %s', async (_, alert, status) => {
  answers(always);
  await refreshAlert();
  answers(alert, undefined, status);
  await refreshAlert();
  expect(place()?.innerHTML).toBe(html);
});

it('leaves a page in another language unchanged that was opened meanwhile', async () => {
  answers(always);
  const looking = refreshAlert();
  document.body.innerHTML = '<div data-alert="/alert/ru.json"></div>';
  await looking;
  expect(place()?.innerHTML).toBe('');
});

it('sends no request on a page without a place for it', async () => {
  document.body.replaceChildren();
  await refreshAlert();
  expect(fetched).not.toHaveBeenCalled();
});
