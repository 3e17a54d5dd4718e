import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import adaptBundling from '../src/admin/vite.config';

const cms = path.join(__dirname, '..');
const { resolve } = adaptBundling({ root: cms, resolve: {} });
const replace = (module: string) => {
  const alias = resolve.alias.find(({ find }) => (typeof find === 'string' ? find === module : find.test(module)));
  return alias ? module.replace(alias.find, alias.replacement) : module;
};
const admin = path.join(replace('@strapi/content-manager/dist/admin/constants/plugin.mjs'), '..', '..');
const folder = path.join('pages', 'EditView', 'components', 'FormInputs', 'BlocksInput');
const stub = path.join(cms, 'src/admin/module-stubs/blocks-input.ts');

/** Lists what modules outside the editor import from it, as they write it. */
function listImports(): string[] {
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mjs') && !file.startsWith(folder),
  );
  const sources = files.map((file) => readFileSync(path.join(admin, file), 'utf8'));
  return [
    ...new Set(sources.flatMap((source) => [...source.matchAll(/^import .+ from '(.*BlocksInput\/.*)';$/gmu)].map(([line]) => line))),
  ];
}

test('Strapi’s editor of blocks is replaced wherever it is imported, and nothing else of it is', () => {
  const imports = listImports();
  expect(imports.length).toBeGreaterThan(0);
  for (const line of imports) {
    const { names = '', module = '' } = /^import \{ (?<names>.+) \} from '(?<module>.+)';$/u.exec(line)?.groups ?? {};
    expect(['BlocksInput as MemoizedBlocksInput', 'defaultBlocksStore']).toContain(names);
    expect(replace(module)).toBe(stub);
  }
});

test('Slate is imported by that editor only', () => {
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
  const withSlate = files.filter((file) =>
    /from '(?:slate|slate-react|slate-history)'/u.test(readFileSync(path.join(admin, file), 'utf8')),
  );
  expect(withSlate.filter((file) => !file.startsWith(folder))).toEqual([]);
});
