import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypeNames } from '@ochiq/contract/content-types';
import { routes } from '@ochiq/contract/routing/routes';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import { dropTranslatorRights } from '../src/admin/permissions/creation-pages';
import { isActionAllowed } from '../src/admin/permissions/is-action-allowed';
import { listPredefinedRoles } from '../src/people/roles/expand-roles';
import { otherLanguageId } from '../src/people/roles/other-language';
import { documentSections } from '../src/people/roles/role-conditions';
import { roleWords } from '../src/platform/panel-words/stored-words';
import { describeRoles } from './support/describe-roles';

test('every predefined role has a name and a description of its own in each language', () => {
  const roles = listPredefinedRoles();
  for (const words of [roles.map(({ name }) => name), roles.map(({ key }) => key)]) expect(new Set(words).size).toBe(roles.length);
  expect(roles.flatMap(({ name, description }) => [name, description]).filter((text) => !(text in roleWords))).toEqual([]);
});

test('section pages of documents are those whose pages list documents', () => {
  expect(sectionKeys.filter((key) => routes[key].template === 'document-list').toSorted()).toEqual(documentSections.toSorted());
});

test('every type of content is written by an editor of its language, and read by the head and the auditor', () => {
  for (const key of ['editor-uz', 'editor-ru', 'editor-en', 'head', 'auditor']) {
    const granted = listPredefinedRoles()
      .find((role) => role.key === key)
      ?.grants.flatMap(({ types }) => types);
    expect(contentTypeNames.filter((name) => granted?.includes(name) !== true)).toEqual([]);
  }
});

test.each(['uz', 'ru', 'en'] as const)('the handbook has the roles of the table (%s)', (language) => {
  const text = readFileSync(path.join(__dirname, '..', '..', '.github', 'handbook', language, 'roles.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| **'));
  expect(rows.map((row) => row.replaceAll(/ +\|/gu, ' |'))).toEqual(describeRoles(language));
});

describe('who only adds languages', () => {
  const model = 'api::tag.tag';
  const create = { action: 'plugin::content-manager.explorer.create', subject: model, properties: { locales: ['ru'] } };
  const translate = { ...create, conditions: [otherLanguageId] };

  test('is offered no copy of an entry', () => {
    const requirement = { operation: 'create', languages: 'this' } as const;
    expect([translate, create].map((right) => isActionAllowed([right], requirement, { model, locale: 'ru' }))).toEqual([false, true]);
  });

  test.each([
    [`/content-manager/collection-types/${model}`, 0],
    [`/content-manager/collection-types/${model}/create`, 0],
    [`/content-manager/collection-types/${model}/clone/abc`, 0],
    [`/content-manager/collection-types/${model}/abc`, 1],
    ['/content-manager/single-types/api::home.home', 1],
    ['/', 1],
  ])('creates nothing at %s', (pathname, rights) => {
    expect(dropTranslatorRights(pathname, [create, translate])).toHaveLength(1 + rights);
  });
});
