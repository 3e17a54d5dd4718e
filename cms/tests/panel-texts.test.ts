import { contentTypes } from '@ochiq/contract/content-types';

import { fieldGroups } from '../src/admin/texts/field-groups';
import { buildEnglishLabels, buildLabels } from '../src/admin/texts/labels';
import { russianChoices as ruChoices } from '../src/admin/texts/ru/choices';
import { russianNames as ru } from '../src/admin/texts/ru/names';
import { russianPanel as ruPanel } from '../src/admin/texts/ru';
import { uzbekChoices as uzChoices } from '../src/admin/texts/uz/choices';
import { uzbekNames as uz } from '../src/admin/texts/uz/names';
import { uzbekPanel as uzPanel } from '../src/admin/texts/uz';
import { uzbekTerms } from '../src/admin/texts/uz/translations/terms';

const languages = [
  ['uz', uz, uzPanel, uzChoices],
  ['ru', ru, ruPanel, ruChoices],
] as const;

test('labels a type by its title, a field by its type and name', () => {
  expect(buildLabels(uz)).toMatchObject({
    [contentTypes.news.title]: 'Yangiliklar',
    'block.quote': 'Iqtibos',
    'content-manager.content-types.api::news.news.title': 'Sarlavha',
    'content-manager.components.part.picture.caption': 'Izoh',
  });
});

test('labels a field with another meaning separately', () => {
  expect(buildLabels(ru)).toMatchObject({
    'content-manager.content-types.api::service.service.name': 'Название',
    'content-manager.content-types.api::person.person.name': 'Фамилия, имя, отчество',
  });
});

test.each(languages)('every exception of %s is an existing field', (_, { except }) => {
  const all = new Set<string>(fieldGroups.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`)));
  expect(Object.keys(except).filter((field) => !all.has(field))).toEqual([]);
});

test.each(languages)('no choice in %s overrides another text', (_, names, panel, choices) => {
  const others = { ...panel, ...buildLabels(names) };
  expect(Object.keys(choices).filter((word) => word in others)).toEqual([]);
});

test.each(languages)('no text of %s is empty', (_, names, panel, choices) => {
  expect(Object.values({ ...panel, ...buildLabels(names), ...choices }).filter((text) => text.trim() === '')).toEqual([]);
});

test('Uzbek has its own letters for oʻ and gʻ, and no Cyrillic', () => {
  const texts = { ...uzPanel, ...uzbekTerms, ...buildLabels(uz), ...uzChoices };
  expect(Object.values(texts).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text))).toEqual([]);
});

test('spells English labels out from field names', () => {
  expect(buildEnglishLabels()['content-manager.content-types.api::announcement.announcement.validUntil']).toBe('Valid until');
});
