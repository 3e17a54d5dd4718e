import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { isActionLeft } from '../../src/admin/role-limits/is-action-left.ts';
import { LimitsEditor } from '../../src/admin/role-limits/limits-editor.tsx';
import type { LiftedRight, RoleLimit, RoleLimitsResponse } from '../../src/people/role-limits/role-limits.ts';
import { renderRouted } from './render-routed.tsx';
import { createRefusal, press } from './user-steps.ts';

const place = (key: string, title: string, isDeleted = false) => ({ key, title, isDeleted });
const choice = (key: string, title: string, depth = 0) => ({ key, title, depth });
const known: RoleLimitsResponse = {
  revision: 4,
  limits: [{ role: 'press', sections: [place('page:old', 'Old page', true), place('page:b', 'Plans')], units: null, lifted: [] }],
  roles: [
    { code: 'press', name: 'Press service' },
    { code: 'expedition', name: 'Field expedition' },
  ],
  sections: [choice('section:activities', 'Activities'), choice('page:a', 'Water', 1), choice('page:b', 'Plans', 1)],
  units: [choice('f', 'Fergana'), ...Array.from({ length: 10 }, (_, index) => choice(`u${String(index)}`, `Unit ${String(index)}`, 1))],
  mayUpdate: true,
};

function show(part: Partial<RoleLimitsResponse> = {}) {
  const save = jest.fn((limits: readonly RoleLimit[]) => Promise.resolve(limits));
  return { part: renderRouted(<LimitsEditor known={{ ...known, ...part }} save={save} />), save };
}
const choose = (role: 'radio' | 'checkbox', name: string) => fireEvent.click(screen.getByRole(role, { name }));
const getAlert = () => within(screen.getByRole('dialog')).getByRole('alert');
const getMeaning = () => screen.getByRole('dialog').querySelector('[data-ochiq=limit-meaning]')?.textContent;

test('says in words where a limited role writes, and that what is deleted allows nothing', () => {
  const { part } = show();
  const [, row] = within(part.getByRole('table', { name: 'Limits of roles' })).getAllByRole('row');
  expect(row?.textContent).toContain('Press servicePages: only Old page (deleted), Plans, and all pages below.');
  expect(row?.textContent).toContain('People, vacancies and units: all.What is deleted allows nothing');
});

test('names the people for whom another role lifts the limits, and leads to their rights', () => {
  const rights: LiftedRight[] = (['create', 'update'] as const).flatMap((right) => [
    { type: 'person', right, locales: ['uz'] },
    { type: 'unit', right, locales: ['uz'] },
  ]);
  const all: LiftedRight = { type: 'vacancy', right: 'publish', locales: ['uz', 'ru', 'en'] };
  const lifted = [{ person: { id: 7, name: 'Malika' }, role: 'Press service', by: 'Personnel', rights: [...rights, all] }];
  const { part } = show({ limits: known.limits.map((limit) => ({ ...limit, lifted })) });
  expect(part.getByText(/^These limits have no effect for people whose other role/u)).toBeTruthy();
  expect(part.getByRole('listitem').textContent).toBe('Malika · Personnel – Person, Unit: create, change (Oʻzbekcha); Vacancy: publish');
  expect(part.getByRole('link', { name: 'Malika' }).getAttribute('href')).toBe('/?person=7');
  expect(show().part.queryByRole('listitem')).toBeNull();
});

test('changes nothing for those who may only read, and says where no role is limited', () => {
  const { part } = show({ mayUpdate: false, limits: [] });
  expect(part.queryAllByRole('button')).toEqual([]);
  expect(part.getByText(/A Super Admin changes them/u)).toBeTruthy();
  expect(part.getByText(/^No role is limited/u)).toBeTruthy();
});

test('limits another role to a part of the page tree and to a unit, by their names, and says what that means', async () => {
  const { part, save } = show();
  await press('Limit a role');
  expect(screen.getByRole('combobox', { name: 'Role' }).textContent).toContain('Field expedition');
  await press('Save the limits');
  expect(getAlert().textContent).toMatch(/^Choose parts of the page tree, or units/u);
  choose('radio', 'Only in these parts of the page tree');
  await press('Save the limits');
  expect(getAlert().textContent).toBe('Choose at least one, or choose no limit.');
  choose('checkbox', '— Water');
  choose('radio', 'Only of these units');
  fireEvent.change(screen.getByRole('textbox', { name: 'Search: Units' }), { target: { value: 'ferg' } });
  expect(within(screen.getByRole('group', { name: 'Units' })).getAllByRole('checkbox')).toHaveLength(1);
  choose('checkbox', 'Fergana');
  expect(getMeaning()).toBe(
    'Pages: only Water, and all pages below. People, vacancies and units: only of Fergana, and of the units below.',
  );
  await press('Save the limits');
  expect(save.mock.calls).toEqual([
    [
      [
        { role: 'press', sections: ['page:old', 'page:b'], units: null },
        { role: 'expedition', sections: ['page:a'], units: ['f'] },
      ],
    ],
  ]);
  await waitFor(() => expect(part.getByText('The limits are saved. They count at once.')).toBeTruthy());
});

test('changes the limits of a role: what is deleted can be left out, and is not chosen again', async () => {
  const { save } = show();
  await press('Change: Press service');
  expect(screen.queryByRole('combobox')).toBeNull();
  choose('checkbox', 'Old page (deleted)');
  choose('radio', 'Only of these units');
  choose('checkbox', 'Fergana');
  choose('radio', 'No limit by the page tree');
  expect(getMeaning()).toMatch(/^Pages: only those for which one of these units answers\. Section pages: all\./u);
  choose('radio', 'Only in these parts of the page tree');
  await press('Save the limits');
  expect(save.mock.calls).toEqual([[[{ role: 'press', sections: ['page:b'], units: ['f'] }]]]);
});

test('removes the limits of a role after it was confirmed, and stays open with the reason where that is refused', async () => {
  const { save } = show();
  save.mockImplementationOnce(() => Promise.reject(createRefusal('The limits were changed meanwhile: reload the page')));
  await press('Remove: Press service');
  expect(screen.getByText('From now on the role Press service writes everywhere that its rights allow.')).toBeTruthy();
  await press('Remove');
  expect(getAlert().textContent).toBe('The limits were changed meanwhile: reload the page');
  await press('Remove');
  expect(save.mock.calls.at(-1)).toEqual([[]]);
});

test('leaves the actions of an entry that limits allow, and all before they are known', () => {
  const limits = { update: false, publish: true, delete: false, isOutside: true, places: [] };
  const types = ['update', 'discard', 'publish', 'unpublish', 'delete', 'clone', undefined];
  expect(types.filter((type) => isActionLeft(type, limits))).toEqual(['publish', 'unpublish', 'clone', undefined]);
  expect(types.every((type) => isActionLeft(type, null))).toBe(true);
});
