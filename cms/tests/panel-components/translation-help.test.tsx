import { act, fireEvent } from '@testing-library/react';

import { MachineSuggestion } from '../../src/admin/translation-help/machine-suggestion.tsx';
import { SuggestionList } from '../../src/admin/translation-help/suggestion-list.tsx';
import { UnreadList } from '../../src/admin/translation-help/unread-list.tsx';
import type { ShownUnreadText } from '../../src/content/machine-translation/machine-translation.ts';
import type { Suggestion } from '../../src/content/translation-memory/translation-memory.ts';
import { renderPart } from './render-part.tsx';

const suggestion: Suggestion = {
  ...{ kind: 'memory', text: 'Балансы за 2026 год', source: '2026-yil balansi', score: 0.914, missing: ['2027'], foreign: ['2026'] },
  ...{ uses: [{ type: 'page', document: 'a', locale: 'ru', title: 'Баланс', isReadable: true }], count: 1 },
};

test('shows how alike a published translation is, which numbers differ and where it comes from, and hands it over', () => {
  const take = jest.fn();
  const exact: Suggestion = {
    ...{ ...suggestion, text: 'Баланс', score: 1, missing: [], foreign: [] },
    uses: [
      { type: 'page', document: 'b', locale: 'ru', title: '', isReadable: false },
      { type: 'page', document: 'c', locale: 'ru', title: 'Запасы', isReadable: false },
    ],
    count: 7,
  };
  const part = renderPart(<SuggestionList suggestions={[exact, suggestion]} from="uz" to="ru" take={take} />);
  const [first, second] = part.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe('БалансThe same textIn 7 entries: an entry without a title; Запасы; …Take it');
  expect(part.getByRole('heading', { name: 'Published translations of this text' })).toBeTruthy();
  expect(second).toContain(
    '91 % alikeTranslation of: 2026-yil balansiThe numbers differ. Not in the published text: 2027. Only in the published text: 2026.',
  );
  expect(part.getByText('2026-yil balansi').getAttribute('lang')).toBe('uz');
  expect(part.getByText('Балансы за 2026 год').getAttribute('lang')).toBe('ru');
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/content-manager/collection-types/api::page.page/a?plugins[i18n][locale]=ru',
  ]);
  fireEvent.click(part.getByRole('button', { name: 'Take it: Балансы за 2026 год' }));
  expect(take.mock.calls).toEqual([['Балансы за 2026 год']]);
  expect(renderPart(<SuggestionList suggestions={[]} from="uz" to="ru" take={take} />).getByText(/No published translation/u)).toBeTruthy();
});

const press = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });

test('asks the machine by a button only, marks what it wrote, and hands it over; says why it failed', async () => {
  const [take, translateText] = [jest.fn(), jest.fn(() => Promise.resolve('Горные дороги'))];
  const part = renderPart(<MachineSuggestion to="ru" translateText={translateText} take={take} />);
  expect(translateText).not.toHaveBeenCalled();
  await press(part.getByRole('button', { name: 'Have a machine translate it' }));
  expect(part.getByText('Горные дороги').getAttribute('lang')).toBe('ru');
  expect(part.getByText(/It can’t be published until/u)).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: 'Take it: Горные дороги' }));
  expect(take.mock.calls).toEqual([['Горные дороги']]);

  const refusal = { response: { data: { error: { status: 403, name: 'PolicyError', message: 'The translation server took too long' } } } };
  for (const [reason, words] of [
    [Object.assign(new Error('Refused'), refusal), 'The translation server took too long'],
    [new TypeError('Failed to fetch'), 'This could not be read'],
  ] as const) {
    const failing = renderPart(<MachineSuggestion to="ru" translateText={() => Promise.reject(reason)} take={take} />);
    await press(failing.getByRole('button', { name: 'Have a machine translate it' }));
    expect(failing.getByRole('alert').textContent).toContain(words);
    expect(failing.queryByRole('button', { name: /^Take it/u })).toBeNull();
  }
});

test('lists what no person has read, leads to it, and says of one or all that it is right, to who may save it', () => {
  const [pick, read] = [jest.fn(), jest.fn()];
  const text = { text: 'Горные дороги', by: 'Nodira', at: '2026-11-29T07:00:00.000Z' };
  const texts: ShownUnreadText[] = [
    { ...text, hashes: ['a', 'd'], path: 'title', isOwn: true, mayRead: true },
    { ...text, hashes: ['b'], isOwn: false, path: 'blocks.0.body.2', text: 'Второй абзац', mayRead: true },
    { ...text, hashes: ['c'], isOwn: true, path: 'lead', text: 'Чужое', mayRead: false },
  ];
  const part = renderPart(
    <UnreadList {...{ texts, locale: 'ru', pick, read }} getFieldLabel={(name) => `label of ${name}`} isSending={false} />,
  );
  expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In “label of title”Горные дорогиAsked for by Nodira, 29.11.2026, 12:00Go to itI have read it',
    'In “label of blocks”Второй абзацAsked for by Nodira, 29.11.2026, 12:00It was translated for another entry, and copied here.Go to itI have read it',
    'In “label of lead”ЧужоеAsked for by Nodira, 29.11.2026, 12:00You may not save this field: ask a person who may.Go to it',
  ]);
  fireEvent.click(part.getByRole('button', { name: 'Go to it: Второй абзац' }));
  fireEvent.click(part.getByRole('button', { name: 'I have read it: Горные дороги' }));
  fireEvent.click(part.getByRole('button', { name: 'I have read all of them' }));
  expect([pick.mock.calls, read.mock.calls]).toEqual([[['blocks.0.body.2']], [[['a', 'd']], [['a', 'd', 'b']]]]);
});
