import {
  clearConflict,
  getNewerSave,
  reportRefusal,
  reportSave,
  subscribeToConflicts,
  subscribeToSaves,
} from '../src/admin/saving/save-events';
import { toValidationError } from '../src/admin/saving/to-validation-error';
import { getBase, getVersionKey, listDocumentTags, setBase } from '../src/admin/saving/versions';

const version = { collectionType: 'collection-types', model: 'api::tag.tag', documentId: 'a', params: { locale: 'uz' } };
const versionKey = getVersionKey(version);
const outdated = { by: 'Malika Karimova', at: '2026-11-26T10:00:00.000Z' };
const refusal = { status: 409, name: 'ValidationError', message: 'Outdated', details: { errors: [], outdated } };

afterEach(() => clearConflict(versionKey));

test('remembers a newer save until the form has it, or is saved', () => {
  const listener = jest.fn();
  const end = subscribeToConflicts(listener);
  reportRefusal(version, refusal);
  expect(getNewerSave(versionKey)).toEqual(outdated);
  expect(getNewerSave(getVersionKey({ ...version, params: { locale: 'ru' } }))).toBeNull();
  reportSave(version);
  expect(getNewerSave(versionKey)).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  reportRefusal(version, refusal);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['of another refusal', { status: 400, details: { errors: [{ path: ['title'] }] } }],
  ['of a lost connection', { name: 'TypeError', message: 'Failed to fetch' }],
  ['of nothing', undefined],
])('remembers nothing %s', (_, error) => {
  reportRefusal(version, error);
  expect(getNewerSave(versionKey)).toBeNull();
});

test('reports a save by its version', () => {
  const listener = jest.fn();
  const end = subscribeToSaves(listener);
  reportSave(version);
  reportSave(version, 'discarded');
  end();
  reportSave(version);
  expect(listener.mock.calls).toEqual([
    [versionKey, 'saved'],
    [versionKey, 'discarded'],
  ]);
});

test('keeps the base of each version', () => {
  setBase(version, outdated.at);
  setBase(version, undefined);
  expect(getBase(version)).toBe(outdated.at);
  expect(getBase({ ...version, documentId: 'b' })).toBeUndefined();
});

test('a new entry has no base, whatever the one before it was saved as, and a single type has one without an id', () => {
  const withoutId = { ...version, documentId: undefined };
  setBase(withoutId, outdated.at);
  expect(getBase(withoutId)).toBeUndefined();
  const single = { ...withoutId, collectionType: 'single-types', model: 'api::site.site' };
  setBase(single, outdated.at);
  expect(getBase(single)).toBe(outdated.at);
});

test('makes the form keep what was typed, whyever a save failed', () => {
  expect(toValidationError({ name: 'TypeError', message: 'Failed to fetch' })).toEqual({
    name: 'ValidationError',
    message: 'Failed to fetch',
    details: { errors: [] },
  });
  expect(toValidationError({ name: 'ForbiddenError', status: 403, details: {} })).toMatchObject({ details: { errors: [] } });
  expect(toValidationError(refusal)).toEqual(refusal);
});

test('lists what shows a document by the tags of Strapi’s cache', () => {
  expect(listDocumentTags('api::tag.tag', 'a').map(({ id }) => id)).toEqual([
    'api::tag.tag_a',
    'api::tag.tag',
    'api::tag.tag_LIST',
    'ALL_LIST',
  ]);
});
