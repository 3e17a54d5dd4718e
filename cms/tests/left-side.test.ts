import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import { groupLinks } from '../src/admin/left-side/type-groups';
import adaptBundling from '../src/admin/vite.config';

const cms = path.join(__dirname, '..');
const { resolve } = adaptBundling({ root: cms, resolve: { alias: { react: '/react' } } });
const replace = (module: string) => {
  const alias = resolve.alias.find(({ find }) => (typeof find === 'string' ? find === module : find.test(module)));
  return alias ? module.replace(alias.find, alias.replacement) : module;
};
const hookModule = '@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs';
const contentManager = path.join(replace(hookModule), '../../../..');
const admin = path.join(contentManager, 'dist', 'admin');
const read = (file: string) => readFileSync(path.join(admin, file), 'utf8');

/** Lists what imports a module by a path in the scripts of Strapi's panel: `@strapi/admin` has a left side of its own. */
function findImporters(imported: string): string[] {
  const scripts = path.join(contentManager, '..');
  return ['admin', 'content-manager'].flatMap((name) =>
    readdirSync(path.join(scripts, name, 'dist', 'admin'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .filter((file) => readFileSync(path.join(scripts, name, 'dist', 'admin', file), 'utf8').includes(`from '${imported}'`))
      .map((file) => `${name}: ${file}`),
  );
}

describe('Strapi’s left side', () => {
  test('is imported by the layout only, under the name that is replaced', () => {
    expect(findImporters('./components/LeftMenu.mjs')).toEqual(['content-manager: layout.mjs']);
    expect(read('layout.mjs')).toContain("import { LeftMenu } from './components/LeftMenu.mjs';");
    expect(read('layout.mjs').match(/LeftMenu, \{[^}]*\}/gu)).toEqual([
      'LeftMenu, {\n                        isFullPage: true\n                    }',
      'LeftMenu, {}',
    ]);
    expect(replace('./components/LeftMenu.mjs')).toBe(path.join(cms, 'src/admin/left-side/left-menu.tsx'));
  });

  test('exports one component with one property, as ours', () => {
    const source = read('components/LeftMenu.mjs');
    expect(source.match(/^export .*$/gmu)).toEqual(['export { LeftMenu };']);
    expect(source).toContain('const LeftMenu = ({ isFullPage = false })=>{');
  });

  test('takes its links from the hook that ours takes them from', () => {
    expect(read('components/LeftMenu.mjs')).toContain("from '../hooks/useContentManagerInitData.mjs'");
    expect(readFileSync(replace(hookModule), 'utf8')).toMatch(/^export \{ useContentManagerInitData \};$/mu);
    expect(read('modules/app.mjs')).toMatch(/collectionTypeLinks: \[\],[\s\S]*singleTypeLinks: \[\],[\s\S]*isLoading: true/u);
  });

  test('is replaced beside Strapi’s own aliases', () => {
    expect([replace('react'), replace('react-dom')]).toEqual(['/react', 'react-dom']);
  });
});

test('every type stands in one group', () => {
  const uids = [
    ...Object.keys(contentTypes).map((name) => getContentTypeUid(name as ContentTypeName)),
    ...Object.keys(intakeTypes).map((name) => `api::${name}.${name}`),
  ];
  const grouped = groupLinks(uids.map((uid) => ({ uid }))).flatMap(({ links }) => links.map(({ uid }) => uid));
  expect(grouped.toSorted()).toEqual(uids.toSorted());
});
