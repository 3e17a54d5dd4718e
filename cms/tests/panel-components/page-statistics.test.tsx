import { fireEvent } from '@testing-library/react';

import { DayViews } from '../../src/admin/page-statistics/day-views.tsx';
import { EmptySearches, ReadPages, Referrers, UnreadPages } from '../../src/admin/page-statistics/statistics-tables.tsx';
import { renderRouted } from './render-routed.tsx';

const period = { from: '2026-11-19', to: '2026-11-20' };
const show = (part: React.ReactElement) => renderRouted(part);
const listCells = (part: ReturnType<typeof show>) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

test('days are a sentence, bars that say it, and a table with the newest first', () => {
  const days = [
    { day: '2026-11-19', views: 1200 },
    { day: '2026-11-20', views: 34 },
  ];
  const part = show(<DayViews {...period} views={1234} days={days} />);
  const sentence = '1,234 page views from 19.11.2026 to 20.11.2026. The most, 1,200, on 19.11.2026.';
  expect(part.getByRole('status').textContent).toBe(sentence);
  expect(part.getByRole('img', { name: sentence }).querySelectorAll('rect')).toHaveLength(2);
  fireEvent.click(part.getByText('The same as a table'));
  expect(listCells(part)).toEqual([
    ['20.11.2026', '34'],
    ['19.11.2026', '1,200'],
  ]);
});

test('nothing counted is a sentence without bars', () => {
  const part = show(<DayViews {...period} views={0} days={[{ day: '2026-11-20', views: 0 }]} />);
  expect(part.getByRole('status').textContent).toBe('Nothing was counted in this period.');
  expect(part.queryByRole('img')).toBeNull();
});

test('read pages are those of one language, each leads to its entry where the user may open it', () => {
  const part = show(
    <ReadPages
      {...period}
      first="uz"
      pages={[
        { path: '/uz/news/suv', locale: 'uz', views: 5, title: 'Suv', entry: { type: 'news', document: 'n' } },
        { path: '/uz/news', locale: 'uz', views: 4, title: null, entry: null },
        { path: '/ru/news', locale: 'ru', views: 9, title: null, entry: null },
      ]}
    />,
  );
  expect(listCells(part).map(([, ...cells]) => cells)).toEqual([
    ['/uz/news/suv', '5'],
    ['/uz/news', '4'],
  ]);
  expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Suv', '/content-manager/collection-types/api::news.news/n?plugins[i18n][locale]=uz'],
  ]);
  fireEvent.click(part.getByRole('button', { name: 'Русский' }));
  expect(part.getByRole('button', { name: 'Русский', pressed: true })).toBeTruthy();
  expect(listCells(part)).toEqual([['/ru/news', '/ru/news', '9']]);
  fireEvent.click(part.getByRole('button', { name: 'English' }));
  expect(part.queryByRole('table')).toBeNull();
});

test('unread pages lead to their entries; sites and words have names', () => {
  const unread = { document: 'p', locale: 'ru', title: 'Old', views: 0, reviewOn: null, publishedAt: '2026-01-01T07:00:00.000Z' } as const;
  const list = show(<UnreadPages {...period} unread={[unread]} />);
  expect(listCells(list)).toEqual([['Old', 'no day set', '01.01.2026, 12:00', '0']]);
  expect(list.getByRole('link').getAttribute('href')).toBe('/content-manager/collection-types/api::page.page/p?plugins[i18n][locale]=ru');
  const sites = show(
    <Referrers
      {...period}
      referrers={[
        { host: 'direct', views: 9 },
        { host: 'other', views: 2 },
        { host: 'gov.uz', views: 1 },
      ]}
      otherReferrers={3}
    />,
  );
  expect(listCells(sites)).toEqual([
    ['directly: typed, a bookmark, an application', '9'],
    ['gov.uz', '1'],
    ['other sites', '5'],
  ]);
  const words = show(<EmptySearches {...period} searches={[{ locale: 'uz', words: 'soliq', count: 3 }]} />);
  expect(listCells(words)).toEqual([['soliq', 'Oʻzbekcha', '3']]);
});

test('figures are saved as a file', () => {
  const create = jest.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const part = show(<EmptySearches {...period} searches={[{ locale: 'uz', words: 'soliq', count: 3 }]} />);
  fireEvent.click(part.getByRole('button', { name: 'Download as CSV: Searched without results' }));
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['searches-2026-11-19-2026-11-20.csv']);
  expect(create).toHaveBeenCalledTimes(1);
  click.mockRestore();
});
