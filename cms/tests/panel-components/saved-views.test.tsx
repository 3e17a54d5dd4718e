import { fireEvent, screen, within } from '@testing-library/react';

import { ViewLinks, ViewsDialog } from '../../src/admin/lists/saved-views.tsx';
import { toListSearch, toListViewQuery } from '../../src/admin/lists/view-address.ts';
import { renderPart } from './render-part.tsx';
import { renderRouted } from './render-routed.tsx';

const view = { id: 3, name: 'Outdated', query: { filters: [] }, missing: [] };

test('what is saved of an address leads to the same list', () => {
  const filters = [{ title: { $containsi: 'a&b' } }, { kind: { $in: ['x', 'y'] } }];
  const query = toListViewQuery({
    ...{ sort: 'title:ASC', _q: 'suv', filters: { $and: filters } },
    plugins: { i18n: { locale: 'ru' }, ochiq: { languageState: 'ru:outdated' } },
  });
  expect(query).toEqual({ sort: 'title:ASC', search: 'suv', languageState: 'ru:outdated', locale: 'ru', filters });
  if (!query) throw new Error('Nothing is saved');
  expect([...new URLSearchParams(toListSearch(query))]).toEqual([
    ['page', '1'],
    ['sort', 'title:ASC'],
    ['_q', 'suv'],
    ['plugins[i18n][locale]', 'ru'],
    ['plugins[ochiq][languageState]', 'ru:outdated'],
    ['filters[$and][0][title][$containsi]', 'a&b'],
    ['filters[$and][1][kind][$in][0]', 'x'],
    ['filters[$and][1][kind][$in][1]', 'y'],
  ]);
  expect(toListViewQuery({ filters: { $and: 'x' } })).toBeNull();
});

test('a filter without its field says so, and still leads to the list', () => {
  const part = renderRouted(<ViewLinks views={[view, { ...view, id: 4, name: 'Old', missing: ['colour'] }]} />);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Outdated',
    'Old without colour: that field is gone',
  ]);
  expect(part.getByRole('link', { name: 'Old' }).getAttribute('href')).toBe('/?page=1');
});

test('filters are saved under a name, renamed and deleted, and a refusal is by the field', () => {
  const done: unknown[] = [];
  renderPart(
    <ViewsDialog
      views={[view]}
      refusal="Too many"
      onSave={(name) => done.push(['save', name])}
      onRename={(...change) => done.push(['rename', ...change])}
      onDelete={(id) => done.push(['delete', id])}
      close={() => undefined}
    />,
  );
  // The dialog is beside the panel.
  const dialog = within(screen.getByRole('dialog', { name: 'Saved filters' }));
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(dialog.getByText('Too many')).toBeTruthy();
  type('Name of these filters', ' Mine ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  type('Name of Outdated', 'Behind');
  fireEvent.click(dialog.getByRole('button', { name: 'Rename Outdated' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Outdated' }));
  expect(done).toEqual([
    ['save', 'Mine'],
    ['rename', 3, 'Behind'],
    ['delete', 3],
  ]);
});
