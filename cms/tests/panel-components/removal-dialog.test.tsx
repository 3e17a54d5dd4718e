import { fireEvent, within } from '@testing-library/react';

import { RemovalDialog, type RemovalPickers } from '../../src/admin/removal/removal-dialog.tsx';
import { englishRemoval } from '../../src/admin/texts/en/removal.ts';
import type { RemovalUse, RemovalUses } from '../../src/content/removal/removal.ts';
import { renderPart } from './render-part.tsx';

const use: RemovalUse = {
  ...{ type: 'news', documentId: 'abc', locale: 'uz', title: 'Quduq', isPublished: true, words: ['bu yerda'] },
  ...{ fields: ['body'], kinds: ['link'], isChanged: true, mayChange: false },
};
const removal: RemovalUses = {
  ...{ uses: [use], others: [{ type: 'page', count: 2 }], type: 'news', documents: ['x'] },
  choices: ['replace', 'redirect', 'withdraw'],
};

const pickers: RemovalPickers = {
  replace: ({ onChange }) => <button onClick={() => onChange('next')}>another</button>,
  redirect: ({ onChange }) => <button onClick={() => onChange('page:p')}>target</button>,
};

function open(change: Partial<RemovalUses> = {}) {
  const answer = jest.fn();
  renderPart(<RemovalDialog removal={{ ...removal, ...change }} message="In the trash" pickers={pickers} answer={answer} />);
  const dialog = within(document.body);
  const choose = (id: keyof typeof englishRemoval) => fireEvent.click(dialog.getByRole('radio', { name: englishRemoval[id] }));
  const button = (id: keyof typeof englishRemoval) => dialog.getByRole<HTMLButtonElement>('button', { name: englishRemoval[id] });
  return { answer, dialog, choose, button };
}

test('lists where it is used, with what the user may not change and what is not published yet', () => {
  const { dialog } = open();
  expect(dialog.getByRole('link', { name: /Quduq/u }).getAttribute('href')).toContain(
    '/admin/content-manager/collection-types/api::news.news/abc',
  );
  for (const text of [
    /News · uz · Body · “bu yerda”/u,
    englishRemoval['ochiq.removal.changed'],
    englishRemoval['ochiq.removal.foreign'],
    /Page: 2/u,
  ])
    expect(dialog.getByText(text)).toBeTruthy();
});

test.each([
  ['ochiq.removal.replace', 'another', { kind: 'replace', by: 'next' }],
  ['ochiq.removal.redirect', 'target', { kind: 'redirect', to: 'page:p' }],
] as const)('answers %s once something is picked', (id, picked, choice) => {
  const { answer, dialog, choose, button } = open();
  choose(id);
  expect(button(`${id}.do`).disabled).toBe(true);
  fireEvent.click(dialog.getByText(picked));
  fireEvent.click(button(`${id}.do`));
  expect(answer.mock.calls).toEqual([[choice]]);
});

test('leaves the uses only after a confirmation that says what readers see', () => {
  const { answer, dialog, choose, button } = open();
  choose('ochiq.removal.withdraw');
  expect(button('ochiq.removal.withdraw.do').disabled).toBe(true);
  fireEvent.click(dialog.getByRole('checkbox', { name: englishRemoval['ochiq.removal.withdraw.confirm'] }));
  fireEvent.click(button('ochiq.removal.withdraw.do'));
  expect(answer.mock.calls).toEqual([[{ kind: 'withdraw' }]]);
});

test('offers what the CMS lets choose, and says why not the others; a file has no address', () => {
  const { dialog } = open({ choices: ['replace'], type: null });
  expect(dialog.getByRole<HTMLButtonElement>('radio', { name: englishRemoval['ochiq.removal.withdraw'] }).disabled).toBe(true);
  expect(dialog.getByText(englishRemoval['ochiq.removal.withdraw.not'])).toBeTruthy();
  expect(dialog.queryByText(englishRemoval['ochiq.removal.redirect'])).toBeNull();
});

test('shows what the CMS says where no entry uses it but the trash', () => {
  const { dialog, answer } = open({ uses: [], others: [], choices: ['withdraw'] });
  expect(dialog.getByText('In the trash')).toBeTruthy();
  fireEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  expect(answer.mock.calls).toEqual([[null]]);
});
