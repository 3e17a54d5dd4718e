import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { isAllowed, listInstalled } from './installed-licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none', false],
  ['', false],
])('%s: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-licences-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function put(place: string, manifest: Readonly<Record<string, unknown>>): void {
  mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
}

test('lists all runtime dependencies once in the layout of pnpm, without missing and development ones', () => {
  put('app', {
    name: 'app',
    license: 'MIT',
    dependencies: { a: '1.0.0' },
    devDependencies: { t: '1' },
    optionalDependencies: { gone: '1' },
  });
  put('store/a/node_modules/a', { name: 'a', version: '1.0.0', license: { type: 'GPL-3.0-only' }, dependencies: { b: '2.0.0' } });
  put('store/b/node_modules/b', { name: 'b', version: '2.0.0', licenses: [{ type: 'MIT' }, 'ISC'], dependencies: { a: '1.0.0' } });
  put('app/node_modules/t', { name: 't', license: 'none of ours' });
  symlinkSync(path.join(folder, 'store/a/node_modules/a'), path.join(folder, 'app/node_modules/a'));
  symlinkSync(path.join(folder, 'store/b/node_modules/b'), path.join(folder, 'store/a/node_modules/b'));
  symlinkSync(path.join(folder, 'store/a/node_modules/a'), path.join(folder, 'store/b/node_modules/a'));
  expect(listInstalled([path.join(folder, 'app')])).toEqual([
    { name: 'app', version: '', licence: 'MIT' },
    { name: 'a', version: '1.0.0', licence: 'GPL-3.0-only' },
    { name: 'b', version: '2.0.0', licence: 'MIT OR ISC' },
  ]);
});
