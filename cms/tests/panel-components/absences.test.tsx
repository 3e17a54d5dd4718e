import { fireEvent, screen, within } from '@testing-library/react';

import { OwnAbsences } from '../../src/admin/absences/own-absences.tsx';
import { PersonAbsencesPart } from '../../src/admin/absences/person-absences-part.tsx';
import type { Absence, AbsencesResponse, OwnAbsencesResponse, StandInNotes } from '../../src/people/absences/absence.ts';
import type { LeavingReport } from '../../src/people/leaving/leaving.ts';
import { renderRouted } from './render-routed.tsx';
import { chooseOption, press } from './user-steps.ts';

const malika = { id: 4, name: 'Malika', roles: ['Editor (uz)'], isActive: true };
const otabek = { id: 5, name: 'Otabek', roles: ['Editor (ru)'], isActive: true };
const blocked = { id: 6, name: 'Bahrom', roles: [], isActive: false };
const absence: Absence = {
  ...{ id: 1, absent: { id: 4, name: 'Malika' }, standIn: { id: 5, name: 'Otabek' } },
  ...{ fromDay: '2099-01-05', untilDay: '2099-01-09', hasAdministration: true, isCurrent: true },
};
const proposal: Absence = { ...absence, id: 2, standIn: null, untilDay: '2099-01-05', hasAdministration: false, isCurrent: false };
const notes: StandInNotes = { away: [], roles: [], withFactor: null };
const known: AbsencesResponse = { absences: [absence, proposal], mayChange: true, mayGiveAdministration: false, standInNotes: notes };
const draft = { kind: 'draft', type: 'tag', document: 'abc', locale: 'uz', title: 'Suv' } as const;
const report: LeavingReport = {
  ...{ person: { id: 4, name: 'Malika' }, refusal: null, invitations: 2, standInFor: ['Nodira'], standIns: [], rememberedBrowsers: 1 },
  ...{ tokens: 0, work: [draft, { ...draft, kind: 'link', title: null }], successors: [{ id: 5, name: 'Otabek' }] },
};

function show(part: Partial<AbsencesResponse> = {}, change: Partial<LeavingReport> = {}) {
  const requests = {
    set: jest.fn(() => Promise.resolve()),
    drop: jest.fn(() => Promise.resolve()),
    leave: jest.fn(() => Promise.resolve()),
  };
  const reload = jest.fn();
  const readReport = () => Promise.resolve({ ...report, ...change });
  const props = { person: malika, people: [malika, otabek, blocked], known: { ...known, ...part }, reload, readReport };
  const shown = renderRouted(
    <PersonAbsencesPart {...props} requests={requests as unknown as Parameters<typeof PersonAbsencesPart>[0]['requests']} />,
  );
  return { part: shown, requests, reload };
}
const type = (field: string, text: string) => {
  const input = screen.getByRole('textbox', { name: field });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};

test('names who stands in on which days, and offers nothing to those who may only read', async () => {
  const { part, requests, reload } = show();
  expect(part.getAllByRole('listitem').map((row) => row.querySelector('[translate]')?.textContent)).toEqual([
    'Otabek stands in for Malika: 05.01.2099 – 09.01.2099 · now · with the rights of administration',
    'Malika proposes to be away: 05.01.2099',
  ]);
  await press(/^End now: Otabek/u);
  expect(requests.drop).toHaveBeenCalledWith(1);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Stand-ins and leaving');
  const reader = show({ mayChange: false, standInNotes: null });
  expect(reader.part.queryAllByRole('button')).toEqual([]);
});

test('sets a stand-in among the other active people, and asks for what is missing', async () => {
  const { requests } = show({ absences: [] });
  await press('Set a stand-in');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press('Save the stand-in');
  expect([dialog.getByText('Choose who stands in.'), dialog.getAllByText('Write both days.').length, requests.set.mock.calls]).toEqual([
    expect.anything(),
    2,
    [],
  ]);
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Stands in' }), { key: 'Enter' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Otabek']);
  fireEvent.keyDown(screen.getByRole('option', { name: 'Otabek' }), { key: 'Enter' });
  type('First day', '5.1.2099');
  type('Last day', '9.1.2099');
  await press('Save the stand-in');
  const days = { fromDay: '2099-01-05', untilDay: '2099-01-09' };
  expect(requests.set).toHaveBeenCalledWith({ user: 4, standIn: 5, ...days, hasAdministration: false });
});

test('takes the days of a proposal, and lets a Super Admin give the rights of administration', async () => {
  const { requests } = show({ mayGiveAdministration: true });
  await press(/^Choose a stand-in: Malika proposes/u);
  chooseOption('Stands in', 'Otabek');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also the rights of administration' }));
  await press('Save the stand-in');
  const days = { fromDay: '2099-01-05', untilDay: '2099-01-05' };
  expect(requests.set).toHaveBeenCalledWith({ user: 4, standIn: 5, ...days, hasAdministration: true });
});

test('warns of what follows from a choice, and forbids none', async () => {
  const editor = { name: 'Editor (uz)', isSuperAdmin: false, needsFactor: true };
  const superAdmin = { name: 'Super Admin', isSuperAdmin: true, needsFactor: true };
  const away = [
    { person: 5, fromDay: '2099-01-08', untilDay: '2099-01-20' },
    { person: 5, fromDay: '2099-01-10', untilDay: '2099-01-20' },
    { person: 4, fromDay: '2099-01-05', untilDay: '2099-01-05' },
  ];
  const { requests } = show({ mayGiveAdministration: true, standInNotes: { away, roles: [editor, superAdmin], withFactor: [4] } });
  await press('Set a stand-in');
  const dialog = within(screen.getByRole('dialog'));
  const listWarnings = () => [...dialog.getByRole('status').children].map(({ textContent }) => textContent.split('. ')[0]);
  expect(listWarnings()).toEqual([]);
  chooseOption('Stands in', 'Otabek');
  type('First day', '5.1.2099');
  type('Last day', '9.1.2099');
  const factor = (roles: string) => `The rights of Malika require a second factor (${roles}), and Otabek has none`;
  expect(listWarnings()).toEqual([
    'Otabek is to be away, too: 08.01.2099 – 20.01.2099',
    factor('Editor (uz)'),
    'Malika is a Super Admin, and this role is lent only with the rights of administration',
  ]);
  expect(dialog.getByText(/Otabek gets only the rights of: Editor \(uz\)/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also the rights of administration' }));
  type('Last day', '7.1.2099');
  expect(listWarnings()).toEqual([factor('Editor (uz), Super Admin')]);
  await press('Save the stand-in');
  expect(requests.set).toHaveBeenCalledTimes(1);
});

test.each([
  ['who has a second factor', { withFactor: [5] }, []],
  ['a factor that is not known of', {}, ['If Otabek has none, from the first day on they can use neither these rights nor their own']],
  ['the role Super Admin alone', { roles: [{ name: 'Super Admin', isSuperAdmin: true, needsFactor: true }] }, ['but no further rights']],
] as const)('says of %s no more than follows', async (_, part, texts) => {
  const roles = [{ name: 'Editor (uz)', isSuperAdmin: false, needsFactor: true }];
  show({ standInNotes: { ...notes, roles, ...part } as StandInNotes });
  await press('Set a stand-in');
  chooseOption('Stands in', 'Otabek');
  const warnings = [...within(screen.getByRole('dialog')).getByRole('status').children].map(({ textContent }) => textContent);
  expect(warnings).toEqual(texts.map((text) => expect.stringContaining(text) as string));
});

test('lets a person leave once it is chosen to whom the open work goes', async () => {
  const { part, requests } = show();
  await press('This person leaves');
  const dialog = within(screen.getByRole('dialog'));
  const rows = within(dialog.getByRole('list', { name: 'Open work' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Suv News tag · uz · draft',
    'News tag · no right to read it · uz · link to a draft',
  ]);
  expect(dialog.getByText('Also ends: 2 invitations to approve from outside, standing in for Nodira, 1 remembered browser.')).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'This person leaves' }));
  expect([dialog.getByText('Choose to whom the work goes.'), requests.leave.mock.calls]).toEqual([expect.anything(), []]);
  chooseOption('The work goes to', 'Otabek');
  fireEvent.click(dialog.getByRole('checkbox'));
  await press(dialog.getByRole('button', { name: 'This person leaves' }));
  expect(requests.leave).toHaveBeenCalledWith({ person: 4, successor: 5, handsOverLinks: true });
  expect(part.getByText('Malika has left.')).toBeTruthy();
});

test('says why a person can’t be let go', async () => {
  const { requests } = show({}, { refusal: 'last-super-admin' });
  await press('This person leaves');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('alert').textContent).toContain('the last Super Admin');
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(requests.leave).not.toHaveBeenCalled();
});

const own: OwnAbsencesResponse = { standInFor: [], absences: [], proposals: [], handovers: [] };

test('shows on the desk for whom one stands in, what was handed over, and what is to be decided', async () => {
  const requests = { propose: jest.fn(), drop: jest.fn(() => Promise.resolve()), dropHandover: jest.fn(() => Promise.resolve()) };
  const reload = jest.fn();
  const showOwn = (change: Partial<OwnAbsencesResponse>) =>
    renderRouted(
      <OwnAbsences
        own={{ ...own, ...change }}
        reload={reload}
        requests={requests as unknown as Parameters<typeof OwnAbsences>[0]['requests']}
      />,
    );
  const part = showOwn({
    standInFor: [{ id: 4, name: 'Malika', roles: ['Editor (uz)'], untilDay: '2099-01-09' }],
    absences: [{ ...proposal, id: 9, absent: { id: 5, name: 'Otabek' } }],
    proposals: [proposal],
    handovers: [{ id: 3, name: 'Anvar', at: '2026-11-29T00:00:00.000Z', work: [draft] }],
  });
  expect(part.getByText('You stand in for Malika through 09.01.2099 (Editor (uz)).')).toBeTruthy();
  expect(part.getByRole('list', { name: 'Anvar has left. Their work is yours:' }).textContent).toBe('Suv News tag · uz · draft');
  expect(part.getByRole('link', { name: 'Malika proposes to be away: 05.01.2099' }).getAttribute('href')).toBe(
    '/people-and-rights?person=4',
  );
  await press(/^Take back: Otabek/u);
  await press('Take off my desk: Anvar');
  expect([requests.drop.mock.calls, requests.dropHandover.mock.calls, reload.mock.calls.length]).toEqual([[[9]], [[3]], 2]);
  expect(showOwn({}).getByText('You stand in for no one, and no absence of yours is set.')).toBeTruthy();
});
