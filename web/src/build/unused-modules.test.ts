import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unusedFiles } from './unused-modules';

const layouts = path.join(__dirname, '..', 'layouts');
const replacement = readFileSync(path.join(__dirname, '..', 'deferred-hydration', 'left-out.js'), 'utf8');

test('leaves a file of the head out of the browser, and the replacement exports their functions', () => {
  const files = readdirSync(layouts).filter((name) => unusedFiles.test(path.join(layouts, name)));
  expect(files).toEqual(['head-sharing.tsx']);
  for (const name of files) {
    const exported = [...readFileSync(path.join(layouts, name), 'utf8').matchAll(/^export (?:const|function) (\w+)/gmu)];
    expect(exported.length).toBeGreaterThan(0);
    for (const [, name = ''] of exported) expect(replacement).toContain(`export const ${name} `);
  }
});
