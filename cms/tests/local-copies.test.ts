import { contentTypes } from '@ochiq/contract/content-types';

import { createAutosaver } from '../src/admin/local-copies/create-autosaver';
import {
  copyLimits,
  findChanges,
  getCopyKey,
  isTooLarge,
  listExpiredKeys,
  listUnsaved,
  toVersions,
} from '../src/admin/local-copies/local-copy';
import { splitTyped } from '../src/admin/local-copies/split-typed';
import { buildMergedValues, listConflicts, mergeFields } from '../src/admin/merge/merge-values';

const { fields } = contentTypes.announcement;
const opened = { title: 'Suv', slug: 'suv', date: '2026-11-20', body: [] };
const changes = findChanges(opened, { ...opened, title: 'Suv keladi' });

describe('the copy of a form', () => {
  test('has the changed fields only, with their value before', () => {
    expect(changes).toEqual({ title: { before: 'Suv', after: 'Suv keladi' } });
    expect(findChanges(opened, { ...opened })).toEqual({});
    expect(findChanges({ title: 'Suv' }, {})).toEqual({ title: { before: 'Suv', after: undefined } });
  });

  test('belongs to one person, document and language', () => {
    const form = { user: 1, model: 'api::tag.tag', document: 'a', locale: 'uz' };
    const others = [form, { ...form, user: 2 }, { ...form, document: 'b' }, { ...form, locale: 'ru' }, { ...form, model: 'api::faq.faq' }];
    expect(new Set(others.map(getCopyKey)).size).toBe(others.length);
  });

  test('goes into the form as it was opened, and on top of what was saved since', () => {
    const restore = (current: typeof opened) => {
      const versions = toVersions({ changes }, current);
      const merges = mergeFields(fields, versions);
      return { conflicts: listConflicts(merges), values: buildMergedValues(fields, versions, merges, {}) };
    };
    expect(restore(opened)).toEqual({ conflicts: [], values: { ...opened, title: 'Suv keladi' } });
    expect(restore({ ...opened, date: '2026-11-21' })).toEqual({
      conflicts: [],
      values: { ...opened, title: 'Suv keladi', date: '2026-11-21' },
    });
    expect(restore({ ...opened, title: 'Suv yoʻq' }).conflicts).toMatchObject([
      { name: 'title', mine: ['Suv keladi'], theirs: ['Suv yoʻq'] },
    ]);
  });

  test('has nothing to offer where all of it was saved', () => {
    expect(listUnsaved(fields, { changes }, opened).map(({ name }) => name)).toEqual(['title']);
    expect(listUnsaved(fields, { changes }, { ...opened, title: 'Suv keladi' })).toEqual([]);
  });
});

describe('what is typed while the form is saved', () => {
  const sent = { ...opened, title: 'Suv keladi' };

  test('is put back onto what the CMS has saved', () => {
    const typed = { ...sent, title: 'Suv keladi ertaga', slug: 'ertaga' };
    expect(splitTyped(fields, { base: sent, mine: typed, theirs: sent })).toEqual({
      retained: { title: 'Suv keladi ertaga', slug: 'ertaga' },
      isLost: false,
    });
  });

  test('is not put back over what somebody else has written in the same place', () => {
    const typed = { ...opened, title: 'Suv keladi', date: '2026-11-22' };
    expect(splitTyped(fields, { base: opened, mine: typed, theirs: { ...opened, title: 'Suv yoʻq' } })).toEqual({
      retained: { date: '2026-11-22' },
      isLost: true,
    });
  });

  test('is nothing where all of it was sent', () => {
    expect(splitTyped(fields, { base: opened, mine: sent, theirs: sent })).toEqual({ retained: {}, isLost: false });
  });
});

describe('what a browser stores', () => {
  const now = Date.parse('2026-11-26T10:00:00.000Z');
  const copy = (key: string, ageMs: number, user = 1) => ({ key, user, storedAt: now - ageMs, changes: {} });

  test('ends after its days', () => {
    expect(listExpiredKeys([copy('new', copyLimits.ageMs), copy('old', copyLimits.ageMs + 1)], now)).toEqual(['old']);
  });

  test('is limited to the newest of each person', () => {
    const copies = Array.from({ length: copyLimits.count + 2 }, (_, age) => copy(String(age), age));
    expect(listExpiredKeys([...copies, copy('of another', 99, 2)], now)).toEqual([String(copyLimits.count), String(copyLimits.count + 1)]);
  });

  test('is limited in size', () => {
    expect(isTooLarge(changes)).toBe(false);
    expect(isTooLarge({ title: { before: '', after: 'a'.repeat(copyLimits.characters) } })).toBe(true);
  });
});

describe('the autosaver', () => {
  const delayMs = 2000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('stores once for all changes of a while, and is not put off by typing on', () => {
    const store = jest.fn();
    const { noteChange } = createAutosaver(store, delayMs);
    for (let key = 0; key < 5; key += 1) {
      noteChange();
      jest.advanceTimersByTime(delayMs / 4);
    }
    expect(store).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(delayMs);
    expect(store).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(delayMs * 5);
    expect(store).toHaveBeenCalledTimes(2);
  });

  test('stores at once what waits, and only that', () => {
    const store = jest.fn();
    const { noteChange, flush } = createAutosaver(store, delayMs);
    flush();
    expect(store).not.toHaveBeenCalled();
    noteChange();
    flush();
    jest.advanceTimersByTime(delayMs);
    expect(store).toHaveBeenCalledTimes(1);
  });

  test('stores nothing after it was saved', () => {
    const store = jest.fn();
    const { noteChange, cancel, flush } = createAutosaver(store, delayMs);
    noteChange();
    cancel();
    flush();
    jest.advanceTimersByTime(delayMs);
    expect(store).not.toHaveBeenCalled();
  });
});
