import { blocks } from '@ochiq/contract/fields/blocks';
import { parts } from '@ochiq/contract/fields/components';

import { builtInFields, translateCode } from '../src/admin/hard-coded/code-names';
import { fieldGroups, typeTitles } from '../src/admin/texts/field-groups';
import ru from '../src/admin/texts/ru';
import { russianViewSettings as ruView } from '../src/admin/texts/ru/panel/view-settings';
import uz from '../src/admin/texts/uz';
import { uzbekViewSettings as uzView } from '../src/admin/texts/uz/panel/view-settings';
import { administrator } from './support/panel';

const tokens = '/admin/settings/api-tokens/1';
const newsView = '/admin/content-manager/collection-types/api::news.news/configurations/edit';
const languages = [
  ['Uzbek', uz, uzView],
  ['Russian', ru, ruView],
] as const;

const viewOf = ({ id }: { id: string }) => {
  const [, uid = ''] = /(?:content-types|components)\.(.+)$/u.exec(id) ?? [];
  return `/admin/content-manager/${uid.includes('::') ? 'collection-types' : 'components'}/${uid}/configurations/edit`;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe.each(languages)('in %s', (language, texts, view) => {
  const isForeign = (text: string | null | undefined) =>
    text === null || text === undefined || (language === 'Uzbek' ? /['’‘`´\u0400-\u04ff]/u : /[a-z]/iu).test(text);

  test('everything that a token can be allowed is named', async () => {
    const { body } = await administrator().request('GET', '/admin/content-api/permissions');
    const named = Object.entries(body.data as Record<string, { controllers: Record<string, string[]> }>).flatMap(
      ([api, { controllers }]) => {
        const label = api.split('::')[1] ?? '';
        return [capital(label), ...Object.keys(controllers), ...Object.values(controllers).flat()];
      },
    );
    expect(named.length).toBeGreaterThan(60);
    expect([...new Set(named)].filter((name) => isForeign(translateCode(name, tokens, texts)))).toEqual([]);
  });

  test('every field, type, block and part is named where its view is set up', () => {
    const fields = fieldGroups.flatMap((group) => {
      const isType = group.id.startsWith('content-manager.content-types.');
      return [...group.fields, ...(isType ? builtInFields : [])].map((name) => {
        // The same word in both languages, as `Format`, needs no change.
        const label = texts[`${group.id}.${name}`];
        return [name, translateCode(name, viewOf(group), texts) ?? label, label] as const;
      });
    });
    expect(fields.filter(([, said, label]) => said === undefined || said !== label)).toEqual([]);
    const titles = [...typeTitles.map(([, title]) => title), ...[...blocks, ...parts].map(({ title }) => title)];
    const same = ['Video'];
    expect(titles.filter((title) => !same.includes(title) && isForeign(translateCode(title, newsView, texts)))).toEqual([]);
  });

  test('sentences about a field have its label', () => {
    const label = texts['content-manager.content-types.api::news.news.title'] ?? '';
    for (const id of ['DraggableCard.edit.field', 'DraggableCard.move.field', 'DraggableCard.delete.field']) {
      const sentence = texts[`content-manager.components.${id}`] ?? '';
      expect(translateCode(sentence.replace('{item}', 'title'), newsView, texts)).toBe(sentence.replace('{item}', label));
    }
    const header = texts['content-manager.components.SettingsViewWrapper.pluginHeader.title'] ?? '';
    expect(translateCode(header.replace('{name}', 'News'), newsView, texts)).toBe(header.replace('{name}', texts['News'] ?? ''));
  });

  test('what is said already stays as it is', () => {
    for (const text of Object.values(view)) expect([text, translateCode(text, newsView, texts)]).toEqual([text, null]);
    for (const group of fieldGroups)
      for (const name of group.fields)
        expect([name, translateCode(texts[`${group.id}.${name}`] ?? '', viewOf(group), texts)]).toEqual([name, null]);
  });
});

test.each([
  ['News', '/admin/settings/webhooks'],
  ['find', '/admin/content-manager/collection-types/api::news.news'],
  ['title', '/admin/content-manager/collection-types/api::news.news'],
  ['My own label', newsView],
])('“%s” is left alone at %s', (text, path) => {
  expect(translateCode(text, path, uz)).toBeNull();
});
