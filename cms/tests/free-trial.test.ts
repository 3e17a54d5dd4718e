import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import * as stub from '../src/admin/module-stubs/free-trial';
import adaptBundling from '../src/admin/vite.config';

const cms = path.join(__dirname, '..');
const { resolve } = adaptBundling({ root: cms, resolve: {} });
const replace = (module: string) => {
  const alias = resolve.alias.find(({ find }) => (typeof find === 'string' ? find === module : find.test(module)));
  return alias ? module.replace(alias.find, alias.replacement) : module;
};
const contentManager = path.join(replace('@strapi/content-manager/dist/admin/constants/plugin.mjs'), '..', '..', '..', '..');
const admin = path.join(contentManager, '..', 'admin', 'dist', 'admin');

/** Lists what the scripts of Strapi's panel import whose address has a text, as they write it. */
const listImports = (part: string): string[] =>
  readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => readFileSync(path.join(admin, file), 'utf8').match(/^import .+ from '.+';$/gmu) ?? [])
    .filter((line) => line.slice(line.indexOf(" from '")).includes(part));

test('Strapi’s dialogs of its trial are replaced where they are imported, with the picture that they alone show', () => {
  const imports = listImports('/FreeTrial').map((line) => /^import \{ (?<name>\w+) \} from '(?<module>.+)';$/u.exec(line)?.groups);
  expect(imports.map((groups) => groups?.['name']).toSorted()).toEqual(Object.keys(stub).toSorted());
  for (const groups of imports) expect(replace(groups?.['module'] ?? '')).toBe(path.join(cms, 'src/admin/module-stubs/free-trial.ts'));
  expect(listImports('free-trial.png')).toHaveLength(1);
});
