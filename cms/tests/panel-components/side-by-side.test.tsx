import type { Locale } from '@ochiq/contract/routing/locales';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { LocalCopy } from '../../src/admin/local-copies/local-copy.ts';
import { chooseSourceLocale, type TranslatedVersions } from '../../src/admin/side-by-side/side-by-side-address.ts';
import { SideBySideView } from '../../src/admin/side-by-side/side-by-side-view.tsx';
import { editedFromHeader } from '../../src/content/outdated/edited-from.ts';
import { termPaths } from '../../src/content/terms/terms.ts';
import { suggestionsPath } from '../../src/content/translation-memory/translation-memory.ts';
import type { SideBySideResponse } from '../../src/content/translations/side-by-side.ts';
import { renderPart } from './render-part.tsx';

const client = { get: jest.fn(), put: jest.fn(), post: jest.fn() };
const copies = new Map<string, LocalCopy>();
let canStore = true;
jest.mock('@strapi/strapi/admin', () => ({
  ...{ useFetchClient: () => client, getFetchClient: () => client, adminApi: {} },
  useAuth: (_: string, select: (state: unknown) => unknown) => select({ user: { id: 7 } }),
}));
jest.mock('../../src/admin/local-copies/browser-copies.ts', () => ({
  browserCopies: {
    find: (key: string) => Promise.resolve(copies.get(key) ?? null),
    put: (copy: LocalCopy) => (canStore ? Promise.resolve(copies.set(copy.key, copy)) : Promise.reject(new Error('full'))),
    remove: (key: string) => Promise.resolve(copies.delete(key)),
  },
  mayStoreFor: () => true,
  storePerson: () => undefined,
}));

// The router makes a request of each address, which this environment has none of.
Object.assign(globalThis, {
  Request: class {
    readonly method = 'GET';
    readonly url: string;
    readonly signal: AbortSignal | undefined;
    constructor(url: string, init: { signal?: AbortSignal } = {}) {
      this.url = url;
      this.signal = init.signal;
    }
  },
});

const words = (text: string) => ({ type: 'text', text });
const law = (text: string) => ({ type: 'link', url: 'page:law', children: [words(text)] });
const paragraph = (...children: readonly unknown[]) => ({ type: 'paragraph', children });
const picture = { type: 'image', image: { hash: 'h', url: '/uploads/h.png', alternativeText: 'Quduq' }, children: [words('')] };
const block = (body: readonly unknown[], more: object = {}) => [{ __component: 'block.text', ...more, body }];
const russian = [paragraph(words('Первый')), paragraph(words('По '), law('закону')), picture];
const pair: SideBySideResponse = {
  source: {
    isPublished: true,
    values: {
      ...{ title: 'Suv', lead: 'Qisqa' },
      blocks: [
        ...block([paragraph(words('Birinchi')), paragraph(law('Qonun'), words(' boʻyicha')), picture]),
        { __component: 'block.quote', text: 'Iqtibos' },
      ],
    },
  },
  target: { values: { title: 'Вода', blocks: block(russian, { id: 5 }) }, updatedAt: '2026-11-20T10:00:00.000Z' },
  before: {
    title: 'Suv',
    lead: 'Qisqa',
    blocks: block([paragraph(words('Birinchi')), paragraph(law('Eski qonun'), words(' boʻyicha')), picture]),
  },
  live: { title: 'Вода', blocks: block(russian) },
  hidesChanges: false,
  sources: ['uz'],
  fields: ['title', 'lead', 'blocks'],
  writable: ['lead', 'blocks'],
};

const help: Readonly<Record<string, unknown>> = {
  [termPaths.occurrences]: { terms: [{ from: 0, to: 5, text: 'Qonun', equivalents: ['закон'] }] },
  [suggestionsPath]: { suggestions: [], hasMachine: false },
};
const respond = (response: Partial<SideBySideResponse> = {}) => client.get.mockResolvedValue({ data: { ...pair, ...response } });
const open = () => {
  const element = (
    <>
      <SideBySideView query={{ type: 'page', document: 'd', from: 'uz', to: 'ru' }} />
      <Link to="/translations">All</Link>
    </>
  );
  const routes = [
    { path: '/translations/page/d', element },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  return renderPart(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/translations/page/d?from=uz&to=ru'] })} />);
};
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const typeIn = (name: RegExp, value: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () =>
  act(async () => {
    press('Save');
    await Promise.resolve();
  });
const refuse = (details: object) =>
  client.put.mockRejectedValueOnce(
    Object.assign(new Error('refused'), {
      response: { data: { error: { status: 409, name: 'ValidationError', message: 'Changed by Ali.', details } } },
    }),
  );

beforeEach(() => {
  copies.clear();
  canStore = true;
  for (const mock of Object.values(client)) mock.mockReset();
  client.post.mockImplementation((path: string) => Promise.resolve({ data: help[path] }));
});

test('shows each text beside its source, with what has to be done, and leads through them by keys', async () => {
  respond();
  const part = open();
  await part.findByRole('heading', { name: 'Title' });
  expect(
    part.getAllByRole('listitem').map((item) => [item.dataset['segment'], within(item).queryByRole('textbox')?.textContent ?? null]),
  ).toEqual([
    ['title', null],
    ['lead', ''],
    ['blocks.0.body.0', 'Первый'],
    ['blocks.0.body.1', 'По <1>закону</1>'],
    ['blocks.0.body.2', null],
    ['blocks.1.text', null],
  ]);
  const changed = within(part.getAllByRole('listitem')[3] as HTMLElement);
  expect(changed.getByText('changed in the source')).toBeTruthy();
  expect(changed.getByRole('deletion').textContent).toContain('Eski qonun');
  expect(changed.getByRole('insertion').textContent).toContain('Qonun');
  expect(part.getByText('Your role does not change this field.')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Open it in the form' }).getAttribute('href')).toContain(
    'api::page.page/d?plugins[i18n][locale]=ru',
  );
  const lead = field(/^2\. /u);
  act(() => lead.focus());
  fireEvent.keyDown(lead, { key: 'Enter', ctrlKey: true });
  expect(document.activeElement).toBe(field(/^4\. /u));
  fireEvent.keyDown(field(/^4\. /u), { key: 'ArrowUp', altKey: true });
  expect(document.activeElement).toBe(field(/^3\. /u));
  expect(field(/^3\. /u).lang).toBe('ru');
  // Its name is in the language of the panel, and is outside of it.
  expect([field(/^3\. /u).getAttribute('aria-label'), field(/^3\. (?=.*Paragraph)(?=.*Русский)/u)]).toEqual([null, field(/^3\. /u)]);
  press('To translate (3)');
  expect(part.getAllByRole('listitem').map(({ dataset }) => dataset['segment'])).toEqual(['lead', 'blocks.0.body.1', 'blocks.1.text']);
});

test('saves what was typed by the path of the form, from the version that was read; a link that got lost holds it back', async () => {
  respond();
  const part = open();
  await part.findByRole('heading', { name: 'Title' });
  typeIn(/^2\. /u, 'Кратко');
  typeIn(/^4\. /u, 'По закону');
  expect(part.getByText('A link or note got lost: put <1> around its words again')).toBeTruthy();
  await save();
  expect(part.getByText('Nothing was saved: one text needs you first.')).toBeTruthy();
  expect(client.put).not.toHaveBeenCalled();
  typeIn(/^4\. /u, 'По <1>закону</1> теперь');
  press('Copy structure (1)');
  await waitFor(() => expect(document.activeElement).toBe(field(/^6\. /u)));
  typeIn(/^6\. /u, 'Цитата');
  client.put.mockResolvedValueOnce({ data: { data: { updatedAt: '2026-11-21T10:00:00.000Z' } } });
  await save();
  expect(client.put.mock.calls).toEqual([
    [
      '/content-manager/collection-types/api::page.page/d',
      {
        lead: 'Кратко',
        blocks: [
          ...block([russian[0], paragraph(words('По '), law('закону'), words(' теперь')), picture], { id: 5 }),
          { __component: 'block.quote', text: 'Цитата' },
        ],
      },
      { params: { locale: 'ru' }, headers: { [editedFromHeader]: '2026-11-20T10:00:00.000Z' } },
    ],
  ]);
  expect(await part.findByText('Saved as a draft. Readers see it once it is published.')).toBeTruthy();
  await waitFor(() => expect(client.get.mock.calls).toHaveLength(2));
  expect([...copies.keys()]).toEqual([]);
});

test('loses nothing that was typed: neither to another editor, nor without a connection, nor when the page is left', async () => {
  respond();
  const part = open();
  await part.findByRole('heading', { name: 'Title' });
  typeIn(/^2\. /u, 'Моё');
  client.put.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await save();
  expect(part.getByText('There is no connection. Nothing is lost: press “Save” again later.')).toBeTruthy();
  refuse({ errors: [], outdated: { by: 'Ali', at: '2026-11-21T10:00:00.000Z' } });
  await save();
  expect(
    part.getByText(
      'Ali saved this translation on 21.11.2026, 15:00: nothing of yours was saved. What you typed is still here. Press “Read the newest text, and keep what I typed”.',
    ),
  ).toBeTruthy();
  respond({ target: { values: { ...pair.target?.values, lead: 'Чужое' }, updatedAt: '2026-11-21T10:00:00.000Z' } });
  press('Read the newest text, and keep what I typed');
  expect(await part.findByText('Another editor has saved this meanwhile. Their text:')).toBeTruthy();
  expect([field(/^2\. /u).value, part.getByText('Чужое').textContent]).toEqual(['Моё', 'Чужое']);
  await save();
  expect(client.put.mock.calls).toHaveLength(2);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(copies.size).toBe(1));
  press('Keep what I typed');
  expect(document.activeElement).toBe(field(/^2\. /u));
  client.put.mockResolvedValueOnce({ data: { data: { updatedAt: '2026-11-22T10:00:00.000Z' } } });
  await save();
  expect(client.put.mock.calls.at(-1)).toMatchObject([
    {},
    { lead: 'Моё' },
    { headers: { [editedFromHeader]: '2026-11-21T10:00:00.000Z' } },
  ]);
});

test('what was typed before is back once the page is opened again', async () => {
  const changes = { edits: { before: null, after: { lead: { text: 'Снова', base: '' } } }, isCopied: { before: null, after: true } };
  copies.set('7 side-by-side page d uz ru', { key: '7 side-by-side page d uz ru', user: 7, storedAt: 1, changes });
  respond({ target: null, live: null, before: null, hidesChanges: true });
  const part = open();
  expect(await part.findByText('What you typed here and did not save is back.')).toBeTruthy();
  expect([field(/^2\. /u).value, field(/^4\. /u).value]).toEqual(['Снова', '<1>Qonun</1> boʻyicha']);
  expect(part.getByText(/Your role does not show what it said before/u)).toBeTruthy();
  client.get.mockRejectedValue(new Error('No connection'));
  client.put.mockResolvedValueOnce({ data: { data: { updatedAt: '2026-11-22T10:00:00.000Z' } } });
  await save();
  // A language that was begun meanwhile is not overwritten.
  expect(client.put.mock.calls.at(-1)).toMatchObject([
    expect.anything(),
    { slug: null },
    { headers: { [editedFromHeader]: '1970-01-01T00:00:00.000Z' } },
  ]);
  expect(await part.findByText('The entry could not be read: No connection')).toBeTruthy();
});

test('a tag is put around what is chosen, and a term in its place', async () => {
  respond({
    target: {
      values: { blocks: block([paragraph(words('Первый')), paragraph(words('По закону')), picture]) },
      updatedAt: '2026-11-20T10:00:00.000Z',
    },
  });
  const part = open();
  await part.findByRole('heading', { name: 'Title' });
  const text = field(/^4\. /u);
  fireEvent.focus(text);
  expect(part.getByText('The source has links or notes that are not here: <1>')).toBeTruthy();
  text.setSelectionRange(3, 9);
  press('<1> link: page:law');
  expect(field(/^4\. /u).value).toBe('По <1>закону</1>');
  // A term of the source is put in the place of the selected words.
  text.setSelectionRange(6, 12);
  fireEvent.click(await part.findByRole('button', { name: 'Insert: закон' }));
  expect(field(/^4\. /u).value).toBe('По <1>закон</1>');
});

type Version = TranslatedVersions['uz'];
const published: Version = { state: 'published', isPublished: true, isReadable: true, outdated: null };
const outdated = (source: Locale): Version => ({ ...published, state: 'outdated', outdated: { source } });
const draft: Version = { ...published, state: 'draft', isPublished: false };
const none: Version = { ...draft, state: 'none' };

test('a translation is made from the text that it is behind, else from one that readers see, else from a draft that may be read', () => {
  const waiting: Version = { ...draft, state: 'waiting' };
  expect([
    chooseSourceLocale({ uz: published, ru: none, en: none }, 'ru'),
    chooseSourceLocale({ uz: published, ru: draft, en: none }, 'uz'),
    chooseSourceLocale({ uz: none, ru: draft, en: none }, 'uz'),
    chooseSourceLocale({ uz: none, ru: none, en: none }, 'ru'),
    chooseSourceLocale({ uz: draft, ru: published, en: outdated('ru') }, 'en'),
    chooseSourceLocale({ uz: draft, ru: published, en: outdated('ru') }, 'uz'),
    chooseSourceLocale({ uz: { ...draft, isReadable: false }, ru: none, en: none }, 'ru'),
  ]).toEqual(['uz', null, 'ru', null, 'ru', 'ru', null]);
  // What waits was never seen by readers, or has been: only the latter comes before a text that they see.
  expect([
    chooseSourceLocale({ uz: waiting, ru: published, en: none }, 'en'),
    chooseSourceLocale({ uz: { ...waiting, isPublished: true }, ru: published, en: none }, 'en'),
    chooseSourceLocale({ uz: waiting, ru: none, en: none }, 'ru'),
    // A translation that is being worked on is behind as much as one that is not, and no source for a third language.
    chooseSourceLocale({ uz: waiting, ru: { ...outdated('en'), state: 'changed' }, en: published }, 'ru'),
    chooseSourceLocale({ uz: waiting, ru: { ...outdated('en'), state: 'changed' }, en: published }, 'uz'),
  ]).toEqual(['ru', 'uz', 'uz', 'en', 'en']);
});

test('offers the languages of which readers have a text, and what is put in by a button is what the browser can undo', async () => {
  respond({ sources: ['uz', 'en'] });
  const execute = jest.fn((_: string, __: boolean, text: string) => {
    const area = document.activeElement as HTMLTextAreaElement;
    const { value, selectionStart, selectionEnd } = area;
    fireEvent.change(area, { target: { value: value.slice(0, selectionStart) + text + value.slice(selectionEnd) } });
    return true;
  });
  Object.assign(document, { execCommand: execute });
  const part = open();
  const choice = within(await part.findByRole('navigation', { name: 'Translate from:' }));
  expect(choice.getByText('Oʻzbekcha').getAttribute('aria-current')).toBe('page');
  expect(choice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['English', '/translations/page/d?from=en&to=ru'],
  ]);
  fireEvent.focus(field(/^3\. /u));
  press('Put the text of the source here');
  expect([field(/^3\. /u).value, document.activeElement, execute.mock.calls]).toEqual([
    'Birinchi',
    field(/^3\. /u),
    [['insertText', false, 'Birinchi']],
  ]);
  Object.assign(document, { execCommand: undefined });
});

test('asks before the page is left within the panel where the browser stores nothing', async () => {
  canStore = false;
  respond();
  const part = open();
  await part.findByRole('heading', { name: 'Title' });
  typeIn(/^2\. /u, 'Моё');
  fireEvent(window, new Event('pagehide'));
  await part.findByText('This browser does not store what you type: save before you leave the page.');
  fireEvent.click(part.getByRole('link', { name: 'All' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field(/^2\. /u).value).toBe('Моё');
  fireEvent.click(part.getByRole('link', { name: 'All' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
