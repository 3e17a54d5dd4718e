import { fireEvent, screen, within } from '@testing-library/react';

import { mergeMenus } from '../../src/admin/merge/merge-menus.ts';
import { ConflictNotice } from '../../src/admin/merge/conflict-notice.tsx';
import { MergeDialog } from '../../src/admin/merge/merge-dialog.tsx';
import type { FieldMerge } from '../../src/admin/merge/merge-values.ts';
import { renderPart } from './render-part.tsx';

jest.mock('../../src/admin/use-form-locale.ts', () => ({ useFormLocale: () => 'uz' }));
jest.mock('../../src/admin/menus/use-listed-targets.ts', () => ({
  useListedTargets: () => ({
    pages: [],
    entries: [{ type: 'news', documentId: 'n1', locale: 'uz', title: 'Suv', slug: 'suv', isPublished: true }],
    faults: {},
  }),
}));

const item = (label: string) => ({ id: 'a', target: 'entry:news/n1', labels: { uz: label }, hidden: [], items: [] });
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const merges: readonly FieldMerge[] = [
  { name: 'date', kind: 'theirs', value: '2026-11-21' },
  { name: 'slug', kind: 'mine', value: 'suv' },
  { name: 'title', kind: 'value', mine: 'My title', theirs: 'Their title' },
  {
    name: 'body',
    kind: 'list',
    regions: [
      { kind: 'settled', items: [paragraph('Same')] },
      { kind: 'conflict', mine: [paragraph('My words')], theirs: [paragraph('Their words')] },
    ],
  },
];

function openDialog(saveCopy: (() => void) | null = null, shown = merges) {
  const [apply, close] = [jest.fn(), jest.fn()];
  renderPart(
    <MergeDialog
      title="Two versions"
      merges={shown}
      getFieldLabel={(name) => `<${name}>`}
      apply={apply}
      saveCopy={saveCopy}
      close={close}
    />,
  );
  const section = (name: string) => within(screen.getByRole('region', { name }));
  return { apply, close, section, button: (name: string) => screen.getByRole('button', { name }) };
}

test('lists what is taken without a question, and shows both texts of what is not', () => {
  const { section } = openDialog();
  expect(screen.getByText('Taken from the saved version: <date>')).toBeTruthy();
  expect(screen.getByText('Kept of yours: <slug>')).toBeTruthy();
  for (const [name, mine, theirs] of [
    ['<title>, place 1 of 2', 'My title', 'Their title'],
    ['<body>, place 2 of 2', 'My words', 'Their words'],
  ] as const) {
    expect(section(name).getByRole('group', { name: 'Mine' }).textContent).toBe(mine);
    expect(section(name).getByRole('group', { name: 'The saved one' }).textContent).toBe(theirs);
  }
});

test('shows both items of a menu by what they lead to, and offers no doubling', () => {
  const menu = mergeMenus([item('Eski')], [item('Mening')], [{ ...item('Uning'), hidden: ['ru'], items: [{ ...item('Ichki'), id: 'b' }] }]);
  const { apply, section, button } = openDialog(null, [{ name: 'institution', kind: 'menu', menu }]);
  const place = section('<institution>, place 1 of 1');
  expect(place.getByRole('group', { name: 'Mine' }).textContent).toBe('Mening → Suv, /uz/news/suv');
  expect(place.getByRole('group', { name: 'The saved one' }).textContent).toBe(
    'Uning → Suv, /uz/news/suv (− ru)\n— Ichki → Suv, /uz/news/suv',
  );
  expect(place.getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(place.getByRole('radio', { name: 'Mine' }));
  fireEvent.click(button('Put into the form'));
  expect(apply.mock.calls).toEqual([[{ 'institution a': 'mine' }]]);
});

test('names the fields that were joined from both', () => {
  openDialog(null, [{ name: 'institution', kind: 'menu', menu: mergeMenus([item('Eski')], [item('Mening')], [item('Eski')]) }]);
  expect(screen.getByText('Joined from both: <institution>')).toBeTruthy();
});

test('applies nothing before every place is chosen', () => {
  const { apply, section, button } = openDialog();
  expect((button('Put into the form') as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(section('<title>, place 1 of 2').getByRole('radio', { name: 'The saved one' }));
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('1 place is left to choose.');
  fireEvent.click(section('<body>, place 2 of 2').getByRole('radio', { name: 'Both, mine below' }));
  fireEvent.click(button('Put into the form'));
  expect(apply.mock.calls).toEqual([[{ title: 'theirs', 'body 1': 'both' }]]);
});

test('offers both texts in lists only, and one side everywhere by one press', () => {
  const { apply, section, button } = openDialog();
  expect(section('<title>, place 1 of 2').getAllByRole('radio')).toHaveLength(2);
  expect(section('<body>, place 2 of 2').getAllByRole('radio')).toHaveLength(3);
  fireEvent.click(button('Everywhere mine'));
  fireEvent.click(button('Put into the form'));
  expect(apply.mock.calls).toEqual([[{ title: 'mine', 'body 1': 'mine' }]]);
});

test('saves a copy where there may be one, and closes without a choice', () => {
  const saveCopy = jest.fn();
  const { close, button } = openDialog(saveCopy);
  fireEvent.click(button('Save mine as a new draft'));
  expect(saveCopy).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('offers no copy where there may be none', () => {
  openDialog(null);
  expect(screen.queryByRole('button', { name: 'Save mine as a new draft' })).toBeNull();
});

test('says who saved meanwhile, and when', () => {
  const compare = jest.fn();
  const part = renderPart(<ConflictNotice by={null} at="2026-11-26T10:30:00.000Z" compare={compare} saveCopy={null} />);
  expect(part.getByRole('alert').textContent).toContain('Somebody else saved this entry while you were writing: 26.11.2026, 15:30.');
  fireEvent.click(part.getByRole('button', { name: 'Compare and choose' }));
  expect(compare).toHaveBeenCalledTimes(1);
});
