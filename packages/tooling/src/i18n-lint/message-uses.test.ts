import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { stripPluralEnding, readCatalogues } from './catalogue.ts';
import { findMessageUses, type MessageUses } from './message-uses.ts';

const words = {
  news: { empty: '…', found_one: '…', found_other: '…', kind: { short: '…', long: '…', odd: '…' }, year: { a: '…', b: '…' }, title: '…' },
  error: { code: '…', message: { 404: '…', 500: '…' }, hint: '…', why: { deep: '…' } },
};

const code = `
import type words from './i18n/uz/error.json';
declare const t: (key: string, values?: object) => string;
declare const kind: 'short' | 'long';
declare const open: string;
declare const status: 404;
declare const messages: typeof words;
export const said = [t('news:empty'), t('news:found', { count: 2 }), t(\`news:kind.\${kind}\`), messages.message[status], messages.code];
export const { why } = messages;
export const unclear = t(\`news:year.\${open}\`);
export const apart = 'news: title';
`;

let folder: string;
let uses: MessageUses;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'messages-')));
  const i18n = path.join(folder, 'src', 'i18n');
  await mkdir(path.join(i18n, 'uz'), { recursive: true });
  for (const [name, texts] of Object.entries(words)) await writeFile(path.join(i18n, 'uz', `${name}.json`), JSON.stringify(texts));
  await writeFile(path.join(folder, 'src', 'code.ts'), code);
  await writeFile(path.join(folder, 'src', 'code.test.ts'), "export const inTest = 'news:title';");
  const compilerOptions = { strict: true, resolveJsonModule: true, module: 'ESNext', moduleResolution: 'bundler', types: [] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const catalogues = await readCatalogues(i18n);
  const names = new Set([...(catalogues.get('uz')?.keys() ?? [])].map(stripPluralEnding));
  uses = findMessageUses(path.join(folder, 'tsconfig.json'), names, i18n);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

test.each(['news:empty', 'news:found', 'news:kind.short', 'news:kind.long', 'error:message.404', 'error:code', 'error:why.deep'])(
  '%s is used',
  (name) => {
    expect(uses.used).toContain(name);
  },
);

test.each(['news:kind.odd', 'news:year.a', 'news:title', 'error:message.500', 'error:hint'])('%s is not', (name) => {
  expect(uses.used).not.toContain(name);
});

test('rejects a name with unbounded parts', () => {
  expect(uses.unclear).toEqual([expect.stringMatching(/^src\/code\.ts:10: it is not clear which messages `news:year/u)]);
});
