import { renderHook, waitFor } from '@testing-library/react';

import { ShownVersions } from '../../src/admin/history/shown-versions.tsx';
import { usePublishedOn } from '../../src/admin/history/use-published-on.ts';
import type { PublishedOnResponse } from '../../src/content/history/version.ts';
import { renderPart } from './render-part.tsx';

const client = { get: jest.fn() };
jest.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => client }));

const begins = '2026-10-05T04:00:00.000Z';
const version = { id: 7, state: 'published', source: 'edit', author: 'Malika Karimova', at: '2026-10-07T05:30:00.000Z' } as const;
const render = (day: string, versions: PublishedOnResponse['versions'] = []) =>
  renderPart(<ShownVersions day={day} response={{ versions, begins }} />);

test('lists what readers saw on a day, each with its page in a new tab', () => {
  const part = render('2026-10-08', [{ ...version, url: 'http://127.0.0.1:9/preview?version=7' }]);
  expect(part.getByRole('status').textContent).toContain('What readers saw on 08.10.2026:');
  expect(part.getByRole('listitem').textContent).toContain('Published: 07.10.2026, 10:30');
  const link = part.getByRole('link', { name: 'Page as it was on 07.10.2026, 10:30; opens in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['http://127.0.0.1:9/preview?version=7', '_blank']);
});

test('says so where a version has no page', () => {
  const part = render('2026-10-08', [{ ...version, url: null }]);
  expect(part.queryByRole('link')).toBeNull();
  expect(part.getByRole('listitem').textContent).toContain('This version has no page of its own');
});

test('tells a day without it from a day before the history', () => {
  expect(render('2026-10-06').getByRole('status').textContent).toBe('Readers did not see this on 06.10.2026.');
  expect(
    render('2026-10-05').getByText(
      'The history of this entry begins 05.10.2026, 09:00: it does not say that readers saw it on 05.10.2026.',
    ),
  ).toBeTruthy();
});

test('says that it could not be read', () => {
  const part = renderPart(<ShownVersions day="2026-10-08" response="broken" />);
  expect(part.getByRole('alert').textContent).toContain('Choose the day again');
});

test('shows of another entry nothing of the one before it, on the same day', async () => {
  client.get.mockResolvedValueOnce({ data: { versions: [], begins } }).mockReturnValueOnce(new Promise(() => undefined));
  const { result, rerender } = renderHook(
    ({ document }) => usePublishedOn({ type: 'news', document, locale: 'uz' }, document === '' ? null : '2026-10-08'),
    { initialProps: { document: '' } },
  );
  expect([result.current, client.get.mock.calls]).toEqual([null, []]);
  rerender({ document: 'a' });
  await waitFor(() => expect(result.current).toEqual({ versions: [], begins }));
  rerender({ document: 'b' });
  expect([result.current, client.get.mock.calls.length]).toEqual([null, 2]);
});
