import fc from 'fast-check';

import {
  type Belonging,
  isConcerned,
  type LimitedWrite,
  mayWriteWithin,
  type RoleLimits,
  splitByPath,
} from '../src/people/role-limits/may-write-within';
import { type GrantedRole, listLiftedLimits } from '../src/people/role-limits/lifted-limits';
import type { LimitedGrant } from '../src/people/role-limits/meets-conditions';

/** A page in the tree, or a person in a unit. */
const page = (own: string, ...paths: string[][]): Belonging => ({ own: `page:${own}`, sections: paths, units: [] });
const person = (...paths: string[][]): Belonging => ({ own: null, sections: null, units: paths });
const unit = (own: string, ...above: string[]): Belonging => ({ own, sections: null, units: [above] });

const inSection = (...sections: string[]): RoleLimits => ({ sections, units: null });
const inUnit = (...units: string[]): RoleLimits => ({ sections: null, units });
const everywhere: RoleLimits = { sections: null, units: null };

const may = (all: RoleLimits | RoleLimits[], before: Belonging | null, after: Belonging | null = before) =>
  mayWriteWithin([all].flat(), { before, after });

const top = 'section:activities';
const below = page('b', ['page:a', top]);
const elsewhere = page('b', ['page:c', top]);

describe('limits of roles', () => {
  test('allow what is below an allowed section or page at any depth, and refuse its neighbours', () => {
    for (const limits of [inSection(top), inSection('page:a'), inSection('page:b')]) expect(may(limits, below)).toBe(true);
    expect(may(inSection('page:a'), elsewhere)).toBe(false);
    expect(may(inSection('page:b'), page('a', [top]))).toBe(false);
  });

  test('refuse a move out, a move in and a new entry elsewhere', () => {
    const limits = inSection('page:a');
    expect([may(limits, below, elsewhere), may(limits, elsewhere, below), may(limits, null, elsewhere)]).toEqual([false, false, false]);
    expect([may(limits, below, page('b', ['page:d', 'page:a', top])), may(limits, null, below)]).toEqual([true, true]);
    expect(may([inSection('page:a'), inSection('page:c')], below, elsewhere)).toBe(true);
  });

  test('let the top of a part be written, and not be moved or made', () => {
    const limits = inSection('page:b');
    expect([may(limits, below), may(limits, below, elsewhere), may(limits, null, below)]).toEqual([true, false, false]);
    expect([may(inUnit('f'), unit('f', 'g')), may(inUnit('f'), unit('f', 'g'), unit('f'))]).toEqual([true, false]);
    expect(may(inUnit('f'), null, unit('new', 'f', 'g'))).toBe(true);
  });

  test('let the top of a part not be deleted, and what is below it', () => {
    const deletes = (limits: RoleLimits, before: Belonging) => mayWriteWithin([limits], { before, after: null, isDeletion: true });
    expect([deletes(inSection('page:b'), below), deletes(inSection('page:a'), below)]).toEqual([false, true]);
    expect([deletes(inUnit('f'), unit('f', 'g')), deletes(inUnit('g'), unit('f', 'g')), deletes(everywhere, below)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('hold while a move waits to be published: both places have to be allowed', () => {
    const moving = page('b', ['page:a', top], ['page:c', top]);
    expect([may(inSection('page:a'), moving), may(inSection('page:a', 'page:c'), moving), may(inSection(top), moving)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('look at each place by itself where an entry is at two', () => {
    const moving: Belonging = { ...page('b', ['page:a'], ['page:c']), units: [] };
    expect(splitByPath(moving)).toEqual([page('b', ['page:a']), page('b', ['page:c'])]);
    expect(splitByPath(person(['f'], ['g']))).toEqual([person(['f']), person(['g'])]);
    expect(splitByPath(person())).toEqual([person()]);
  });

  test('refuse what belongs to no unit, and leave alone what they are not about', () => {
    expect([may(inUnit('f'), person()), may(inUnit('f'), person(['f'])), may(inUnit('g'), person(['f', 'g']))]).toEqual([
      false,
      true,
      true,
    ]);
    expect([may(inSection(top), person()), may(inUnit('f'), { ...person(), units: null })]).toEqual([true, true]);
    expect(isConcerned(inSection(top), { hasPlace: false, hasUnit: true })).toBe(false);
  });

  test('judge a page by its place where places are limited, and by its unit otherwise', () => {
    const owned: Belonging = { ...below, units: [['f']] };
    expect(may({ sections: ['page:c'], units: ['f'] }, owned)).toBe(false);
    expect([may(inUnit('f'), owned), may(inUnit('g'), owned)]).toEqual([true, false]);
    // One role writes by the place, another one by the unit: each widens the other.
    expect(may([inSection('page:c'), inUnit('f')], owned)).toBe(true);
    expect(may([inSection('page:c'), inUnit('g')], owned)).toBe(false);
    // A second role, which is about units, takes nothing from the first: the top of a part gets another unit.
    expect(may([inSection('page:b'), inUnit('f')], owned, { ...owned, units: [['g']] })).toBe(true);
  });
});

const name = fc.constantFrom('a', 'b', 'c', 'd');
const path = fc.uniqueArray(name, { maxLength: 3 });
const belonging: fc.Arbitrary<Belonging> = fc.record({
  own: fc.option(fc.constantFrom('a', 'x')),
  sections: fc.option(fc.array(path, { minLength: 1, maxLength: 2 })),
  units: fc.option(fc.array(path, { maxLength: 2 })),
});
const places = fc.option(fc.uniqueArray(name, { minLength: 1, maxLength: 3 }));
const limits: fc.Arbitrary<RoleLimits> = fc.record({ sections: places, units: places });
/** Two states of one entry: it is of the same type, and has the same name. */
const write: fc.Arbitrary<LimitedWrite> = fc.tuple(belonging, belonging, fc.boolean()).map(([before, other, isNew]) => ({
  before: isNew ? null : before,
  after: {
    own: before.own,
    sections: before.sections && (other.sections ?? before.sections),
    units: before.units && (other.units ?? before.units),
  },
}));

describe('limits of roles, whatever they are', () => {
  test('never allow less with one more role, and everything with one that writes everywhere', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 3 }), limits, write, (all, more, one) => {
        expect(!mayWriteWithin(all, one) || mayWriteWithin([...all, more], one)).toBe(true);
        expect(mayWriteWithin([...all, everywhere], one)).toBe(true);
        expect(mayWriteWithin([], one)).toBe(false);
      }),
    );
  });

  test('allow a move exactly where they allow the move back, and each of its ends', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 3 }), write, (all, { before, after }) => {
        const isAllowed = mayWriteWithin(all, { before, after });
        if (before && after) expect(mayWriteWithin(all, { before: after, after: before })).toBe(isAllowed);
        for (const end of [before, after]) expect(!isAllowed || mayWriteWithin(all, { before: end, after: null })).toBe(true);
      }),
    );
  });

  test('allow a deletion exactly where they allow that it is made again', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 3 }), belonging, (all, entry) => {
        const isDeleted = mayWriteWithin(all, { before: entry, after: null, isDeletion: true });
        expect(isDeleted).toBe(mayWriteWithin(all, { before: null, after: entry }));
      }),
    );
  });

  test('allow nothing that they are about where all their places are deleted', () => {
    const deleted: RoleLimits = { sections: ['deleted'], units: ['deleted'] };
    fc.assert(
      fc.property(write, ({ before, after }) => {
        const isAbout = after !== null && (after.sections !== null || after.units !== null);
        expect(mayWriteWithin([deleted], { before, after })).toBe(!isAbout);
      }),
    );
  });
});

describe('limits that have no effect for a person', () => {
  const grant = (properties: LimitedGrant['properties'], conditions: string[] = [], right = 'update'): LimitedGrant => ({
    ...{ action: `plugin::content-manager.explorer.${right}`, subject: 'api::person.person', properties, conditions, role: null },
  });
  const fields = ['name', 'position'];
  const limited: GrantedRole = {
    name: 'Limited',
    limit: { role: 'limited', sections: null, units: [{ key: 'a', title: 'A' }] },
    grants: [grant({ locales: ['uz', 'ru'], fields }), grant({ locales: ['uz'] }, [], 'publish'), grant({ locales: ['uz'] }, [], 'create')],
  };
  const list = (...grants: LimitedGrant[]) =>
    listLiftedLimits([limited, { name: 'Other', limit: undefined, grants }]).flatMap(({ role, by, rights }) =>
      rights.map(({ right, locales }) => [role, by, right, ...locales].join(' ')),
    );

  test('are those of rights that another role has everywhere, to all the fields, and in these languages only', () => {
    expect(list(grant({ locales: ['uz', 'en'], fields: [...fields, 'email'] }), grant({ locales: null }, [], 'publish'))).toEqual([
      'Limited Other update uz',
      'Limited Other publish uz',
    ]);
    expect(list(grant({ locales: ['en'], fields }), grant({ locales: ['uz'], fields: ['name'] }))).toEqual([]);
  });

  test('are none where the other role has the right under a condition, or makes no new entries', () => {
    expect(list(grant({ locales: ['uz'], fields }, ['admin::is-creator']))).toEqual([]);
    expect(list(grant({ locales: ['uz'] }, ['api::other-language'], 'create'))).toEqual([]);
    expect(list(grant({ locales: ['uz'] }, [], 'create'))).toEqual(['Limited Other create uz']);
  });
});
