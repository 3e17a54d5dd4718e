import { isDuplicateAllowed, listDocumentLocales } from '../src/admin/duplicate/is-duplicate-allowed';
import { findRequirement, isActionAllowed, type GrantedRight } from '../src/admin/permissions/is-action-allowed';

const model = 'api::news.news';
const right = (deed: string, locales: readonly string[] | null, subject = model): GrantedRight => ({
  action: `plugin::content-manager.explorer.${deed}`,
  subject,
  properties: { locales },
});
const deeds = ['create', 'read', 'update', 'delete', 'publish'];
const uzbekEditor = deeds.map((deed) => right(deed, ['uz']));
const administrator: GrantedRight[] = [
  ...deeds.map((deed) => right(deed, ['uz', 'ru', 'en'])),
  { action: 'plugin::content-manager.collection-types.configure-view', subject: null },
];
const moderator = [right('read', null, 'api::appeal.appeal'), right('update', null, 'api::appeal.appeal')];

/** What i18n's actions say of themselves in Strapi 5.54.0. */
const fill = { type: 'icon' };
const deleteOne = { variant: 'danger', dialog: { type: 'dialog' } };
const publishSeveral = { variant: 'secondary', dialog: { type: 'modal' } };

test.each([
  ['delete', {}, false, true],
  [undefined, deleteOne, true, true],
  [undefined, fill, false, true],
  [undefined, publishSeveral, false, true],
  ['publish', {}, true, true],
  ['clone', {}, true, true],
  ['configure-the-view', {}, false, true],
  ['edit-the-model', {}, false, false],
  ['update', {}, true, true],
])('%s %j is offered to an editor of one language: %s, to an administrator: %s', (type, described, editor, chief) => {
  const need = findRequirement(type, described);
  const place = { model, locale: 'uz' };
  expect([isActionAllowed(uzbekEditor, need, place), isActionAllowed(administrator, need, place)]).toEqual([editor, chief]);
});

test('offers an editor nothing in another language', () => {
  for (const type of ['publish', 'unpublish', 'discard', 'clone'])
    expect([type, isActionAllowed(uzbekEditor, findRequirement(type, {}), { model, locale: 'ru' })]).toEqual([type, false]);
});

test('offers the appeals role neither deleting nor copying of submissions', () => {
  const place = { model: 'api::appeal.appeal', locale: null };
  for (const type of ['delete', 'clone', 'configure-the-view'])
    expect(isActionAllowed(moderator, findRequirement(type, {}), place)).toBe(false);
  expect(isActionAllowed(moderator, findRequirement('update', {}), place)).toBe(true);
});

test('offers to copy an entry to who may read and create all its languages', () => {
  const inForm = { document: { locale: 'uz' }, meta: { availableLocales: [{ locale: 'ru' }] } };
  const inList = { document: { locale: 'uz', localizations: [{ locale: 'en' }] } };
  expect([inForm, inList, { document: { locale: 'uz', localizations: { count: 2 } } }].map(listDocumentLocales)).toEqual([
    ['uz', 'ru'],
    ['uz', 'en'],
    ['uz'],
  ]);
  for (const locales of [['uz'], ['uz', 'ru']]) expect(isDuplicateAllowed(administrator, model, locales)).toBe(true);
  expect(isDuplicateAllowed(uzbekEditor, model, ['uz'])).toBe(true);
  expect(isDuplicateAllowed(uzbekEditor, model, ['uz', 'ru'])).toBe(false);
  const reader = [right('read', ['uz', 'ru', 'en']), right('create', ['uz'])];
  expect(isDuplicateAllowed(reader, model, ['uz', 'ru'])).toBe(false);
  expect(isDuplicateAllowed(moderator, model, ['uz'])).toBe(false);
});
