import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { addListCells } from '../../src/admin/list-cells.tsx';
import { LanguagesList } from '../../src/admin/lists/languages-list.tsx';
import type { EntryDetails } from '../../src/content/list-details/list-details.ts';
import { renderRouted } from './render-routed.tsx';

const get = jest.fn();
jest.mock('../../src/admin/translations/changed-fields.tsx', () => ({ ChangedFields: () => null }));
jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: () => ({ get }), useForm: () => ({}) }));

type Column = {
  name: string;
  attribute: object;
  label?: unknown;
  cellFormatter?: (row: object, header: object, list: object) => ReactNode;
};

/** Returns the columns of a list once ours has changed Strapi's. */
function changeColumns(columns: readonly Column[]): readonly Column[] {
  let change = (table: { displayedHeaders: readonly Column[] }) => table;
  const registerHook = (_: string, ours: typeof change) => {
    change = ours;
  };
  addListCells({ registerHook } as unknown as Parameters<typeof addListCells>[0]);
  return change({ displayedHeaders: columns }).displayedHeaders;
}

const locales: Column = { name: 'locales', attribute: { type: 'string' } };
const cover: Column = { name: 'cover', attribute: { type: 'component', component: 'part.picture', repeatable: false } };
const gallery: Column = { name: 'gallery', attribute: { type: 'component', component: 'part.picture', repeatable: true } };

const picture = { url: '/uploads/kon.png', alt: 'A mine' };
const live = { isPublished: true, isCopied: false };
const unsaved = { savedBy: null, savedAt: null, confirmed: null, mayConfirm: false };
const details: EntryDetails = {
  uz: {
    ...{ state: 'published', ...live, isReadable: true, isOutside: false, views: 1204, picture, outdated: null },
    ...{ confirmed: null, mayConfirm: false, savedBy: 'Malika Karimova', savedAt: '2026-05-12T07:30:00.000Z' },
  },
  ru: {
    ...{ state: 'outdated', ...live, isReadable: true, isOutside: true, views: 0, picture: null },
    outdated: { source: 'uz', before: 7, after: 9, at: '2026-05-12T07:30:00.000Z', said: [] },
    ...unsaved,
    confirmed: { by: 'Ирина', at: '2026-04-12T07:30:00.000Z', reason: 'a comma' },
    mayConfirm: true,
  },
  en: {
    ...{ state: 'none', isPublished: false, isCopied: false, isReadable: false, isOutside: false },
    ...{ views: null, picture: null, outdated: null, ...unsaved },
  },
};
const answer = (entries: Readonly<Record<string, EntryDetails>>) => get.mockResolvedValue({ data: { entries } });
const onRow = jest.fn();

function show(columns: readonly Column[], rows: readonly { documentId: string; locale: string }[], model = 'api::news.news') {
  const cells = rows.flatMap((row) =>
    changeColumns(columns).map((column) => (
      <div key={row.documentId + column.name} onClick={onRow}>
        {column.cellFormatter?.(row, column, { model })}
      </div>
    )),
  );
  return renderRouted(<>{cells}</>);
}

beforeEach(() => {
  for (const mock of [get, onRow]) mock.mockReset();
});

test('the state in each language is a word, and leads to the languages that the user may open', async () => {
  answer({ a: details });
  const part = show([locales], [{ documentId: 'a', locale: 'uz' }]);
  const links = await part.findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/content-manager/collection-types/api::news.news/a?plugins[i18n][locale]=uz', 'UZOʻzbekcha: ● published'],
    ['/content-manager/collection-types/api::news.news/a?plugins[i18n][locale]=ru', 'RUРусский: ↺ outdated'],
  ]);
  expect(part.getAllByText(/views in 30 days$/u).map(({ textContent }) => textContent)).toEqual([
    '1,204 views in 30 days',
    '0 views in 30 days',
  ]);
  expect(part.getAllByRole('listitem')[2]?.textContent).toBe('ENEnglish: – no text');
  expect(part.getByRole('link', { name: 'Oʻzbekcha: published' })).toBe(links[0]);
  // The row would open the language that is shown.
  if (links[1]) fireEvent.click(links[1]);
  expect(onRow).not.toHaveBeenCalled();
});

test('the picture is that of the row’s language, with its alternative text; a gallery stays Strapi’s', async () => {
  answer({ a: details, b: details });
  const part = show(
    [cover],
    [
      { documentId: 'a', locale: 'uz' },
      { documentId: 'b', locale: 'ru' },
    ],
  );
  const images = await part.findAllByRole('img');
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([['/uploads/kon.png', 'A mine']]);
  expect(changeColumns([gallery])[0]?.cellFormatter).toBeUndefined();
});

test('states stand after the name and the picture, formats of other columns stay', () => {
  const [title, day]: Column[] = ['string', 'date'].map((type) => ({ name: type, attribute: { type } }));
  if (!title || !day) throw new Error('There are two columns');
  const list = (columns: readonly Column[]) => changeColumns(columns).map(({ name }) => name);
  expect(list([title, cover, day, locales])).toEqual(['string', 'cover', 'locales', 'date', 'ochiq-saver']);
  expect(list([title, day, cover, locales])).toEqual(['string', 'locales', 'date', 'cover', 'ochiq-saver']);
  expect(list([title, day])).toEqual(['string', 'date']);
  expect(changeColumns([title, day]).map(({ cellFormatter }) => cellFormatter !== undefined)).toEqual([false, true]);
});

test('says who saved last, and has no second column for the state', async () => {
  answer({ a: details });
  const part = show([locales], [{ documentId: 'a', locale: 'uz' }]);
  expect((await part.findByText('Malika Karimova')).nextSibling?.textContent).toBe('12.05.2026, 12:30');
  // As Strapi adds it, once all hooks have run.
  const names = (columns: readonly Column[]) => {
    const formatted = changeColumns(columns).map((column) => ({ ...column }));
    formatted.push({ name: 'status', attribute: {} }, { name: 'other', attribute: {} });
    return formatted.map(({ name }) => name);
  };
  expect(names([locales])).toEqual(['locales', 'ochiq-saver', 'other']);
  expect(names([cover])).toEqual(['cover', 'status', 'other']);
});

test('an entry says what an outdated translation is behind, with the way to what changed, and takes that the change needs none', async () => {
  const error = { status: 403, name: 'PolicyError', message: 'Not you', details: { code: 'no-right' } };
  const refused = Object.assign(new Error('Not you'), { response: { data: { error } } });
  const confirm = jest.fn().mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  const part = renderRouted(
    <LanguagesList entry={{ type: 'news', document: 'a' }} details={details} confirm={confirm} reload={() => undefined} />,
  );
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'UZOʻzbekcha: ● published',
    expect.stringMatching(/outdated.*Oʻzbekcha.*12\.05\.2026, 12:30.*Ирина said on 12\.04\.2026.*Reason: a comma$/u),
    'ENEnglish: – no text',
  ]);
  expect(part.getByRole('link', { name: 'What changed in it' }).getAttribute('href')).toBe('/history/news/a/uz?before=7&after=9');
  fireEvent.click(part.getByRole('button', { name: 'The change needs no translation (Русский)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The change needs no translation' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' A typo ' } });
  const send = dialog.getByRole('button', { name: 'The change needs no translation' });
  fireEvent.click(send);
  expect((await dialog.findByRole('alert')).textContent).toContain('Not you');
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(confirm.mock.calls).toEqual(Array.from({ length: 2 }, () => ['ru', 9, 'A typo']));
});

test('says by a word where an entry is only to be read in the language of the list, and why', async () => {
  answer({ a: details, b: details });
  const part = show(
    [locales],
    [
      { documentId: 'a', locale: 'uz' },
      { documentId: 'b', locale: 'ru' },
    ],
  );
  const marks = await part.findAllByText(/^Only to read/u);
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'Only to read. Your role does not write here. Open the entry to see where it writes.',
  ]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('one request is sent for all cells of a list, by its type', async () => {
  answer({ a: details, b: details });
  const rows = ['a', 'b'].map((documentId) => ({ documentId, locale: 'uz' }));
  const part = show([cover, locales], rows);
  await waitFor(() => {
    expect(part.getAllByRole('img')).toHaveLength(2);
  });
  expect(get.mock.calls).toEqual([['/admin/list-details?type=news&documents=a%2Cb']]);
});

test('a list without an answer, and one of what citizens send, has no states', async () => {
  get.mockRejectedValue(new Error('offline'));
  const part = show([locales], [{ documentId: 'a', locale: 'uz' }]);
  await waitFor(() => {
    expect(get).toHaveBeenCalledTimes(1);
  });
  expect(show([locales], [{ documentId: 'a', locale: 'uz' }], 'api::appeal.appeal').queryByRole('listitem')).toBeNull();
  expect([part.queryByRole('listitem'), get.mock.calls.length]).toEqual([null, 1]);
});

test('a translation that is being worked on says what it is behind, and who has said that it needs no translation', () => {
  const outdated = { source: 'uz' as const, before: 7, after: 9, at: '2026-05-12T07:30:00.000Z', said: ['Ирина', 'Malika'] };
  const changed = { ...details, ru: { ...details.ru, state: 'changed' as const, outdated, mayConfirm: false } };
  const part = renderRouted(
    <LanguagesList entry={{ type: 'news', document: 'a' }} details={changed} confirm={jest.fn()} reload={() => undefined} />,
  );
  expect(part.getAllByRole('listitem')[1]?.textContent).toMatch(
    /changed since.*was published again on 12\.05\.2026.*What changed in it.*Ирина, Malika said that it needs no translation\. Another person/u,
  );
  expect(part.queryByRole('button', { name: 'The change needs no translation (Русский)' })).toBeNull();
});

test('an entry says why the form calls a language modified into which a value was only copied', async () => {
  const copied = { ...details, uz: { ...details.uz, isCopied: true }, en: { ...details.en, isCopied: true } };
  const part = renderRouted(
    <LanguagesList entry={{ type: 'news', document: 'a' }} details={copied} confirm={jest.fn()} reload={() => undefined} />,
  );
  const note = await part.findByText(/^The form says “Modified”, since a value that all languages share was saved in another one\./u);
  // Only of a language whose form the user may open.
  expect(part.getAllByRole('listitem').map((item) => item.contains(note))).toEqual([true, false, false]);
  expect(part.getAllByText(/^The form says/u)).toHaveLength(1);
});
