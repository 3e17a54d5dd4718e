import { within } from '@testing-library/react';

import { EntryPeople } from '../../src/admin/people-rights/entry-people.tsx';
import { readEntryChoice, readPersonId, readView, toEntryRequest } from '../../src/admin/people-rights/rights-address.ts';
import { RightsTable } from '../../src/admin/people-rights/rights-table.tsx';
import {
  type EntryPeopleResponse,
  type LanguageRight,
  type LimitedPerson,
  type PersonRightsResponse,
  type RightLimit,
  shownRights,
  type TypeRights,
  typesWithRights,
} from '../../src/people/rights/people-rights.ts';
import { renderPart } from './render-part.tsx';

const inAll = (limits: RightLimit[] = []): LanguageRight[] => (['uz', 'ru', 'en'] as const).map((locale) => ({ locale, limits }));
const noRights = Object.fromEntries(shownRights.map((right) => [right, []])) as unknown as TypeRights['rights'];
const granted: Partial<Record<TypeRights['type'], Partial<TypeRights['rights']>>> = {
  news: {
    read: inAll(),
    write: [
      { locale: 'ru', limits: ['existing', 'fields'] },
      { locale: 'en', limits: [] },
    ],
  },
  'section-page': { read: inAll(['conditions']), publish: [{ locale: 'uz', limits: ['conditions'] }] },
  appeal: { read: [{ locale: null, limits: [] }], write: [{ locale: null, limits: ['fields'] }] },
};
const rights: PersonRightsResponse = {
  person: { id: 4, name: 'Malika Karimova', roles: ['Editor (en)', 'Own role'], isActive: true },
  isAdministrator: false,
  types: typesWithRights.map((type) => ({ type, rights: { ...noRights, ...granted[type] } })),
  places: [],
  lifted: [],
  others: 6,
};

const show = (part: Partial<PersonRightsResponse> = {}) => renderPart(<RightsTable rights={{ ...rights, ...part }} />);

test('says in words what a person may do, in which languages, and what limits it', () => {
  const part = show();
  expect(part.getByRole('status').textContent).toBe('Malika KarimovaRoles: Editor (en), Own roleThe account is active.');
  const rows = within(part.getByRole('table', { name: 'What Malika Karimova may do' })).getAllByRole('row');
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))).toEqual([
    ['Content type', 'Read', 'Write', 'Publish', 'Delete', 'Approve'],
    ['News', 'all languages', 'English; Русский (no new entries, some fields)', 'no', 'no', 'no'],
    ['Appeal', 'yes', 'yes (some fields)', 'no', 'no', 'no'],
    ['Section page', 'all languages (under conditions)', 'no', 'Oʻzbekcha (under conditions)', 'no', 'no'],
  ]);
  expect(part.getByText(/^No right to: Announcement, Press conference, /u)).toBeTruthy();
  expect(
    part.getByText('Besides this, the roles give 6 rights to files, people or settings: they are under Settings, Roles.'),
  ).toBeTruthy();
});

test('says of a blocked account that it may do none of it, and of a Super Admin that they may do everything', () => {
  const blocked = show({ person: { ...rights.person, roles: [], isActive: false }, types: [], others: 0 });
  expect(blocked.getByRole('status').textContent).toContain('Roles: noneThe account is blocked');
  expect(blocked.getByText('These roles give no right to any content.')).toBeTruthy();
  expect(blocked.queryByRole('table')).toBeNull();
  expect(show({ isAdministrator: true }).getByText('A Super Admin may do everything.')).toBeTruthy();
});

test('names where roles write that do not write everywhere, and what of it is deleted', () => {
  const place = (key: string, title: string, isDeleted = false) => ({ key, title, isDeleted });
  const part = show({
    places: [
      { role: 'Press service', sections: [place('page:a', 'Water')], units: [place('f', 'Fergana'), place('g', 'Bukhara', true)] },
      { role: 'Own role', sections: null, units: [place('f', 'Fergana')] },
    ],
  });
  expect(part.getByRole('status').textContent).toContain(
    'The role Press service writes only in some places. Pages: only Water, and all pages below. People, vacancies and units: only of Fergana, Bukhara (deleted), and of the units below.',
  );
  expect(part.getByRole('status').textContent).toContain('Pages: only those for which one of these units answers.');
});

test('names the limits that have no effect for a person, by which role, and what to do', () => {
  const rights = [{ type: 'person', right: 'delete', locales: ['uz'] }] as const;
  const part = show({
    lifted: [{ role: 'Press service', by: 'Own role', rights: rights.map((one) => ({ ...one, locales: [...one.locales] })) }],
  });
  expect(part.getByRole('status').textContent).toContain(
    'The limits of the role Press service have no effect for what the role Own role allows this person everywhere: Person: delete (Oʻzbekcha). For the limits to count, limit the role Own role, too, or take it from this person.',
  );
});

const person = (name: string, limits: RightLimit[] = []): LimitedPerson => ({
  ...{ id: name.length, name, roles: ['Press service'], isActive: true, standInFor: [] },
  ...{ limits, places: [] },
});
const people: EntryPeopleResponse = {
  publish: [person('Malika'), { ...person('Otabek A', ['conditions']), standInFor: ['Anvar'] }],
  review: null,
  areRulesShown: true,
  hasFurtherRules: false,
  write: [],
};
const showPeople = (change: Partial<EntryPeopleResponse> = {}) => {
  const part = renderPart(<EntryPeople people={{ ...people, ...change }} />);
  const list = (name: string) =>
    within(part.getByRole('region', { name }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { part, list };
};

test('lists who may publish, with their roles, where no rule asks for an approval', () => {
  const { part, list } = showPeople();
  expect(part.getByRole('heading', { name: 'May publish: 2 people' })).toBeTruthy();
  expect(list('May publish')).toEqual(['Malika · Press service', 'Otabek A · Press service (under conditions) · stands in for Anvar']);
  expect(part.getByText('No rule asks for an approval: one person publishes this alone.')).toBeTruthy();
  expect(part.queryByRole('region', { name: 'May write, and not publish' })).toBeNull();
  const hidden = showPeople({ areRulesShown: false }).part;
  expect(hidden.getByText(/Your role does not show what rules of review ask for/u)).toBeTruthy();
  expect(hidden.queryByText(/No rule asks/u)).toBeNull();
});

test('lists who may approve where a rule asks for it, who may do without, and who may only write', () => {
  const { part, list } = showPeople({
    review: { approvals: 2, outside: 'required', approve: [], skippedBy: ['Head'] },
    hasFurtherRules: true,
    write: [person('Anvar', ['existing'])],
  });
  const approval = within(part.getByRole('region', { name: 'May approve' }));
  expect(
    approval.getByText('Before it is published, it has to be approved by two other people. Approval from outside is required.'),
  ).toBeTruthy();
  expect(approval.getByText('May skip the review, with a reason: Head.')).toBeTruthy();
  expect(approval.getByText('No person with an active account.')).toBeTruthy();
  expect(part.getByText(/^Rules for parts of the page tree/u)).toBeTruthy();
  expect(list('May write, and not publish')).toEqual(['Anvar · Press service (no new entries)']);
});

test('an address that is no question of the page asks about a person, and about news in the first language', () => {
  const query = new URLSearchParams('view=x&person=-1&type=appeal&locale=de');
  expect([readView(query), readPersonId(query), toEntryRequest(readEntryChoice(query))]).toEqual([
    'person',
    null,
    '/admin/rights-of-people/entry?type=news&locale=uz',
  ]);
  expect([readPersonId(new URLSearchParams('person=17')), readView(new URLSearchParams('view=entry'))]).toEqual(['17', 'entry']);
});
