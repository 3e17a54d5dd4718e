import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { addHomeWidgets } from '../../src/admin/desk/add-home-widgets.ts';
import { readBoardFilters, readBoardPage } from '../../src/admin/translations/board-address.ts';
import { BoardView } from '../../src/admin/translations/board-view.tsx';
import { TranslationNumbers } from '../../src/admin/translations/numbers-widget.tsx';
import { translationsLink } from '../../src/admin/translations/translations-link.ts';
import { type BoardCell, boardPaths, type BoardResponse } from '../../src/content/translations/board.ts';
import { translationPaths } from '../../src/content/translations/translations.ts';
import { renderRouted } from './render-routed.tsx';

const client = { get: jest.fn(), post: jest.fn() };
jest.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => client, Widget: { Loading: () => null } }));

const cell = (part: Partial<BoardCell> = {}): BoardCell => ({
  ...{ state: 'published', isPublished: true, isReadable: true, outdated: null, since: null, progress: null, task: null },
  ...part,
});
const none = { none: 0, draft: 0, changed: 0, outdated: 0, waiting: 0, published: 0 };
const board: BoardResponse = {
  rows: [
    {
      ...{ type: 'news', document: 'a', title: 'Water' },
      cells: {
        uz: cell(),
        ru: cell({
          ...{ state: 'outdated', outdated: { source: 'uz' }, since: '2026-05-12T07:30:00.000Z', progress: { done: 2, of: 5 } },
          task: { person: { id: 4, name: 'Ирина' }, dueOn: '2026-12-01' },
        }),
        en: cell({ state: 'none', isPublished: false, isReadable: false, since: '2026-05-11T07:30:00.000Z' }),
      },
    },
    {
      type: 'home',
      document: 'b',
      title: '',
      cells: { uz: cell(), ru: cell({ state: 'waiting' }), en: cell({ state: 'draft', isPublished: false }) },
    },
  ],
  total: 30,
  counts: { uz: { ...none, published: 30 }, ru: { ...none, outdated: 12, published: 18 }, en: { ...none, none: 30 } },
  mayAssign: true,
};
const choices = { sections: [{ section: 'section:about', title: 'About', depth: 0 }], people: [{ id: 4, name: 'Ирина' }] };

function respond(response: Partial<BoardResponse> = {}) {
  client.get.mockImplementation((path: string) =>
    Promise.resolve({ data: path === boardPaths.choices ? choices : { ...board, ...response } }),
  );
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (address: string, part = <BoardView />) =>
  renderRouted(
    <>
      {part}
      <Address />
    </>,
    address,
  );
const choose = (field: string, option: string) => {
  fireEvent.keyDown(screen.getByRole('combobox', { name: field }), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('option', { name: option }), { key: 'Enter' });
};
const listRequests = () => client.get.mock.calls.map(([path]: unknown[]) => path).filter((path) => path !== boardPaths.choices);

beforeEach(() => {
  for (const mock of Object.values(client)) mock.mockReset();
});

test('says the state in each language, since when, and who translates it; each is a link', async () => {
  respond();
  const part = open('/translations?type=news');
  const rows = within(await part.findByRole('table', { name: 'Entries and their translations' })).getAllByRole('row');
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [
      'WaterNews',
      'UZOʻzbekcha: ● published',
      'RUРусский: ↺ outdatedsince 12.05.20262 of 5 changes need no translationИрина translates it by 01.12.2026Side by side',
      'ENEnglish: – no textsince 11.05.2026',
    ],
    ['Home page', 'UZOʻzbekcha: ● published', 'RUРусский: ◔ waitsSide by side', 'ENEnglish: ○ draftSide by side'],
  ]);
  expect(part.getByRole('link', { name: 'Русский: outdated' }).getAttribute('href')).toBe(
    '/content-manager/collection-types/api::news.news/a?plugins[i18n][locale]=ru',
  );
  expect(part.getByRole('link', { name: 'Side by side, Water, Русский' }).getAttribute('href')).toBe('/translations/news/a?from=uz&to=ru');
  expect(part.getByText('30 entries')).toBeTruthy();
  expect(part.getByRole('navigation', { name: 'Pages of the translations' }).textContent).toBe('Page 1 of 2Next page');
  expect(part.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/translations?type=news&page=2');
  expect(part.getByRole('link', { name: 'Русский, outdated: 12' }).getAttribute('href')).toBe(
    '/translations?type=news&languageState=ru%3Aoutdated',
  );
  expect(listRequests()).toEqual([`${boardPaths.board}?type=news`]);
});

test('is narrowed by its filters, which are its address', async () => {
  respond({ rows: [], total: 0 });
  const part = open('/translations?type=news&page=2&age=8&other=1');
  expect(await part.findByText('There are no entries with these filters. Choose others, or clear them.')).toBeTruthy();
  choose('State in a language', 'RU: outdated');
  expect(part.getByText('/translations?type=news&languageState=ru%3Aoutdated')).toBeTruthy();
  await waitFor(() => expect(part.getByRole('combobox', { name: 'Person' })).toBeTruthy());
  choose('Person', 'Ирина');
  choose('Content type', 'All types');
  expect(part.getByText('/translations?languageState=ru%3Aoutdated&person=4')).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: 'Clear filters' }));
  expect(part.getByText('/translations')).toBeTruthy();
  await waitFor(() => expect(listRequests().at(-1)).toBe(`${boardPaths.board}?`));
  const query = new URLSearchParams('type=redirect&section=../x&languageState=ru:any&person=x&age=8&page=0');
  expect([readBoardFilters(query), readBoardPage(query)]).toEqual([{}, 1]);
});

test('assigns what is chosen to who may save it, in the language of the filter', async () => {
  respond();
  client.post.mockResolvedValueOnce({ data: { people: [{ id: 4, name: 'Ирина' }] } });
  const part = open('/translations?languageState=ru:outdated');
  const button = await part.findByRole('button', { name: 'Assign the translation' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(part.getByRole('checkbox', { name: 'Choose Water' }));
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign the translation' }));
  expect(dialog.getByText('1 chosen')).toBeTruthy();
  await dialog.findByRole('combobox', { name: 'To whom' });
  const send = dialog.getByRole('button', { name: 'Assign the translation' });
  fireEvent.click(send);
  expect(dialog.getByRole('alert').textContent).toBe('Choose a person');
  choose('To whom', 'Ирина');
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '15.01.2099' } });
  client.post.mockResolvedValueOnce({ data: undefined });
  await act(async () => {
    fireEvent.click(send);
    await Promise.resolve();
  });
  expect(await part.findByText('Saved for 1 entry.')).toBeTruthy();
  const entries = [{ type: 'news', document: 'a' }];
  expect(client.post.mock.calls).toEqual([
    [translationPaths.translators, { locale: 'ru', entries }],
    [translationPaths.assign, { locale: 'ru', entries, person: 4, dueOn: '2099-01-15' }],
  ]);
  // The board is read again, and the keyboard goes on from what was done.
  await waitFor(() => expect(listRequests().length).toBe(2));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved for 1 entry.'));
});

test('leaves out what is up to date in the language, and assigns nothing where all of it is', async () => {
  const drafts = board.rows.map((row) => ({ ...row, cells: { ...row.cells, en: cell({ state: 'draft' }) } }));
  // What is assigned can be taken back, whatever became of it.
  const assigned = cell({ task: { person: { id: 4, name: 'Ирина' }, dueOn: null } });
  respond({ rows: [...drafts, { type: 'page', document: 'c', title: 'Map', cells: { uz: cell(), ru: cell(), en: assigned } }] });
  client.post.mockResolvedValue({ data: { people: [{ id: 4, name: 'Ирина' }] } });
  const part = open('/translations?languageState=en:draft');
  fireEvent.click(await part.findByRole('checkbox', { name: 'Choose all on this page' }));
  fireEvent.click(part.getByRole('button', { name: 'Assign the translation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign the translation' }));
  expect(dialog.getByText('3 chosen')).toBeTruthy();
  choose('Into which language', 'Oʻzbekcha');
  expect(dialog.getByText('0 chosen')).toBeTruthy();
  expect(dialog.getByText('Up to date in this language, and left out: 3.').getAttribute('role')).toBe('status');
  client.post.mockClear();
  fireEvent.click(dialog.getByRole('button', { name: 'Assign the translation' }));
  fireEvent.keyDown(dialog.getByText('0 chosen'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Assign the translation'));
  expect(client.post).not.toHaveBeenCalled();
});

test('offers nothing to who edits no entries, and says why it could not be read', async () => {
  respond({ mayAssign: false });
  const part = open('/translations');
  await part.findByRole('table', { name: 'Entries and their translations' });
  expect([part.queryByRole('checkbox'), part.queryByRole('button', { name: 'Assign the translation' })]).toEqual([null, null]);
  client.get.mockRejectedValue(new Error('No connection'));
  choose('Content type', 'News');
  const failure = await part.findByText('The translations could not be read: No connection');
  expect(failure.getAttribute('role')).toBe('alert');
  expect(part.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('the desk counts what is outdated and missing in the languages of the user', async () => {
  client.get.mockResolvedValue({
    data: {
      languages: [
        { locale: 'ru', outdated: 2, missing: 1 },
        { locale: 'en', outdated: 0, missing: 0 },
      ],
    },
  });
  const part = open('/', <TranslationNumbers />);
  await part.findByText('Русский');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Русскийoutdated: 2no text: 1',
    'EnglishNothing is outdated or missing.',
  ]);
  expect(part.getByRole('link', { name: 'Русский, no text: 1' }).getAttribute('href')).toBe('/translations?languageState=ru%3Anone');
});

test('the link and its parts of the home page are for who reads entries of any type, and not for who only answers citizens', () => {
  const register = jest.fn();
  addHomeWidgets({ widgets: { register } as unknown as Parameters<typeof addHomeWidgets>[0]['widgets'] });
  const [[listWidgets]] = register.mock.calls as [[(others: readonly []) => { id: string; permissions?: unknown }[]]];
  const widgets = listWidgets([]).filter(({ id }) => ['review', 'translations', 'planned'].includes(id));
  for (const { permissions } of [translationsLink, ...widgets]) {
    const subjects = (permissions as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['api::news.news', 'api::person.person', 'api::vacancy.vacancy']));
    for (const type of ['appeal', 'inquiry', 'news-comment']) expect(subjects).not.toContain(`api::${type}.${type}`);
  }
  expect(widgets).toHaveLength(3);
});
