import { OwnWork, PlannedList, WaitingList } from '../../src/admin/desk/desk-lists.tsx';
import { readFieldParameter } from '../../src/admin/preview/field-address.ts';
import type { DeskEntry } from '../../src/content/desk/desk.ts';
import { renderRouted } from './render-routed.tsx';

const at = '2026-11-26T10:03:12.000Z';
const now = new Date('2026-11-26T12:00:00Z');
const entry = (fields: Partial<DeskEntry> = {}): DeskEntry => ({ type: 'news', document: 'a', locale: 'uz', title: 'Suv', at, ...fields });
const show = (part: React.ReactElement) => renderRouted(part);

test('own work leads to each entry, with its type, language and time', () => {
  const part = show(
    <OwnWork
      drafts={[entry(), entry({ type: 'navigation', document: 'm', title: '' })]}
      published={[{ ...entry({ document: 'b', title: 'Quduq' }), state: 'live' }]}
      deadLinks={[{ ...entry({ document: 'c', title: 'Havola' }), address: 'https://other.example/a', field: 'body.1.url' }]}
      now={now}
    />,
  );
  const rows = part.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'SuvNews · uz · 15:03:12',
    'Navigationuz · 15:03:12',
    'QuduqNews · uz · 15:03:12 · on the site',
    'HavolaNews · uz · has not answered for three nights: https://other.example/a',
  ]);
  expect(part.getByRole('link', { name: 'Suv' }).getAttribute('href')).toMatch(/api::news\.news\/a\?plugins\[i18n\]\[locale\]=uz$/u);
  const dead = new URL(part.getByRole('link', { name: 'Havola' }).getAttribute('href') ?? '', 'https://panel.example');
  expect(readFieldParameter(dead.search)).toBe('body.1.url');
});

test('own work says that there is none', () => {
  const part = show(<OwnWork drafts={[]} published={[]} deadLinks={[]} now={now} />);
  expect(part.getByText('Nothing that you wrote waits to be published.')).toBeTruthy();
  expect(part.getByText('You have published nothing lately.')).toBeTruthy();
});

test('a publication that failed says where the reason is', () => {
  const part = show(<OwnWork drafts={[]} published={[{ ...entry(), state: 'failed' }]} deadLinks={[]} now={now} />);
  expect(part.getByText(/not on the site: open it to see why/u)).toBeTruthy();
});

test('plans say what happens, and when in Tashkent', () => {
  const part = show(<PlannedList planned={[{ ...entry(), action: 'unpublish', laterUses: 2 }]} expiring={[]} />);
  expect(part.getByRole('listitem').textContent).toBe(
    'SuvNews · uz · Goes off the site: 26.11.2026, 15:03 · Used by 2 published entries since: plan it again to choose what happens there',
  );
  expect(part.getByText('Nothing ends within a week.')).toBeTruthy();
});

test('what ends soon leads to the entry, with its last day', () => {
  const part = show(<PlannedList planned={[]} expiring={[{ ...entry({ type: 'vacancy', title: 'Geolog' }), endsOn: '2026-11-28' }]} />);
  expect(part.getByRole('listitem').textContent).toBe('GeologVacancy · uz · last day: 28.11.2026');
  expect(part.getByRole('link', { name: 'Geolog' }).getAttribute('href')).toContain('api::vacancy.vacancy/a?plugins[i18n][locale]=uz');
});

test('what waits says how much, until when and how much is late, and leads to just these', () => {
  const part = show(
    <WaitingList
      waiting={[
        { type: 'appeal', count: 3, dueOn: '2026-11-20', late: 1 },
        { type: 'comment', count: 1, dueOn: null, late: 0 },
      ]}
    />,
  );
  expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Appeal3 wait · the first is due on 20.11.2026 · 1 is late',
    'Comment1 waits',
  ]);
  const address = decodeURIComponent(part.getByRole('link', { name: 'Appeal' }).getAttribute('href') ?? '');
  expect(address).toBe(
    '/content-manager/collection-types/api::appeal.appeal?filters[$and][0][stage][$in][0]=received&filters[$and][0][stage][$in][1]=in-review&sort=receivedAt:ASC',
  );
});
