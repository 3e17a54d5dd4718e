import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createIntl } from 'react-intl';

import { ChangedFields } from '../../src/admin/translations/changed-fields.tsx';
import { changesTexts } from '../../src/admin/translations/changes-texts.ts';
import { type ChangedFieldsResponse, type OpenChange, translatedFieldPaths } from '../../src/content/translations/changed-fields.ts';
import { renderRouted } from './render-routed.tsx';

const client = { get: jest.fn(), post: jest.fn() };
jest.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => client }));

const made = { version: 3, at: '2026-04-12T07:30:00.000Z' };
const follows = { version: 7, at: '2026-05-12T07:30:00.000Z' };
const open = (part: Partial<OpenChange> & Pick<OpenChange, 'path' | 'place' | 'hash'>): OpenChange => ({
  kind: 'changed',
  change: {
    ...{ owner: 'api::page.page', name: 'title' },
    change: {
      kind: 'words',
      parts: [
        { kind: 'removed', text: 'Suv' },
        { kind: 'added', text: 'Suvlar' },
      ],
    },
  },
  ...{ follows, madeFrom: follows, said: [], isSaidByUser: false, isRevised: false },
  ...part,
});
const title = open({ path: 'title', place: 'title', hash: 'a' });
const block = open({
  ...{ path: 'blocks.body', place: 'blocks.1.body.4', hash: 'b', madeFrom: made, isRevised: true },
  change: { ...title.change, owner: 'block.text', name: 'body' },
});
const response: ChangedFieldsResponse = {
  ...{ behind: { source: 'uz', version: 9, at: '2026-06-12T07:30:00.000Z' }, open: [title, block], waved: [] },
  ...{ hidden: 1, mayConfirm: true, mayApprove: false, titles: {} },
};
const waved = {
  path: 'title',
  place: 'title',
  hash: 'a',
  owner: 'api::page.page',
  name: 'title',
  by: 'Ирина',
  at: follows.at,
  reason: 'A typo',
};
const entry = { type: 'page', document: 'a', locale: 'ru' } as const;
const reload = jest.fn();
const show = () => renderRouted(<ChangedFields entry={entry} revision={1} reload={reload} />);

beforeEach(() => {
  for (const mock of [client.get, client.post, reload]) mock.mockReset();
});

test('lists what changed in the source, which text each place follows, and what is done about it', async () => {
  client.get.mockResolvedValue({ data: response });
  const part = show();
  expect((await part.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'TitleTranslated from the text of 12.05.2026, 12:30What changedRemoved: SuvAdded: SuvlarNeeds no translation',
    'Blocks › Body, 5Translated from the text of 12.05.2026, 12:30Written when the text was that of 12.04.2026, 12:30' +
      'Changed in your draft sinceWhat changedRemoved: SuvAdded: SuvlarNeeds no translation',
  ]);
  expect(part.getByText('2 changes need a look')).toBeTruthy();
  expect(part.getByText('1 more is in fields that you may not read.')).toBeTruthy();
  expect(client.get.mock.calls).toEqual([[`${translatedFieldPaths.changes}?type=page&document=a&locale=ru`]]);
});

test('says of one change with a reason that it needs no translation, and has the states read again once none is left', async () => {
  client.get.mockResolvedValue({ data: { ...response, hidden: 0 } });
  const part = show();
  const confirm = async (name: string, rest: Partial<ChangedFieldsResponse>) => {
    client.post.mockResolvedValueOnce({ data: { ...response, hidden: 0, ...rest } });
    fireEvent.click(await part.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Needs no translation' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' A typo ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Needs no translation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await confirm('Needs no translation: Title', { open: [block], waved: [waved] });
  expect(part.getByText('Title: Ирина said on 12.05.2026, 12:30 that it needs no translation. Reason: A typo')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await confirm('Needs no translation: Blocks › Body, 5', { open: [], waved: [waved] });
  expect(reload).toHaveBeenCalledTimes(1);
  const sent = { ...entry, version: 9, reason: 'A typo' };
  expect(client.post.mock.calls).toEqual([
    [translatedFieldPaths.confirm, { ...sent, hash: 'a', place: 'title' }],
    [translatedFieldPaths.confirm, { ...sent, hash: 'b', place: 'blocks.1.body.4' }],
  ]);
});

test('offers nothing to who may not publish the translation, and says where it could not be read', async () => {
  client.get.mockResolvedValueOnce({ data: { ...response, mayConfirm: false } });
  const part = show();
  expect(await part.findAllByRole('listitem')).toHaveLength(2);
  expect(part.queryByRole('button')).toBeNull();
  client.get.mockRejectedValueOnce(new Error('No connection'));
  expect((await show().findByRole('alert')).textContent).toBe('What changed could not be read. Open this page again.');
});

test('says who has said so where a second person has to, and lets those do it who may approve', async () => {
  const names = async (rights: Partial<ChangedFieldsResponse>, isSaidByUser = false) => {
    const open = [{ ...title, said: ['Ирина'], isSaidByUser }, block];
    client.get.mockResolvedValueOnce({ data: { ...response, open, ...rights } });
    const part = show();
    const [first] = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(first).toContain('Ирина said that it needs no translation. Another person who may approve the entry has to say so, too.');
    const buttons = part.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    cleanup();
    return buttons;
  };
  const all = ['Needs no translation: Title', 'Needs no translation: Blocks › Body, 5'];
  expect(await names({ mayApprove: true })).toEqual(all);
  // Who may skip the review, and where the rule was taken away since.
  expect(await names({ mayApprove: false })).toEqual(all);
  expect(await names({ mayApprove: true }, true)).toEqual(all.slice(1));
  expect(await names({ mayConfirm: false, mayApprove: true })).toEqual(all.slice(0, 1));
});

test('every language has the texts with the same places, and counts', () => {
  const listPlaces = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/gu))].toSorted();
  for (const [locale, texts] of Object.entries(changesTexts))
    for (const [id, text] of Object.entries(texts)) {
      const values = { count: 3, done: 1, of: 3, field: 'a', number: 1, at: 'b', language: 'c', name: 'd', names: 'f', reason: 'e' };
      expect(createIntl({ locale, messages: texts }).formatMessage({ id }, values)).not.toMatch(/[{}]/u);
      expect(listPlaces(text)).toEqual(listPlaces(changesTexts.en[id as keyof typeof changesTexts.en]));
    }
});
