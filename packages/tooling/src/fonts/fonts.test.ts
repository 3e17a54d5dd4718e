import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { fromRoot } from '@ochiq/cli/workplace/root';

import { faceNames, faces, formatUnicodeRange, type FaceName } from './characters.ts';
import { systemFonts, weightRangeNames, weightRanges } from './fallback.ts';
import { buildFontFiles, stylesFolder } from './font-files.ts';
import { buildFaceAtWeight, readCharacters } from './family.ts';
import { readMetrics } from './sfnt.ts';

const readStored = (name: string) => readFile(path.join(stylesFolder, name));
const face = (name: FaceName) => readStored(`fonts/${name}.woff2`);
const drawn = async (names: readonly FaceName[]) =>
  new Set((await Promise.all(names.map(async (name) => readCharacters(await face(name))))).join(''));

async function textsBelow(...folder: string[]): Promise<{ file: string; text: string }[]> {
  const files = await readdir(fromRoot(...folder), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => file.endsWith('.json')).map((file) => path.join(...folder, file));
  return Promise.all(texts.map(async (file) => ({ file, text: JSON.stringify(JSON.parse(await readFile(fromRoot(file), 'utf8'))) })));
}

const missingIn = (text: string, characters: ReadonlySet<string>) =>
  [...new Set(text)].filter((character) => !characters.has(character) && !/[\u0300-\u036f\n]/u.test(character)).join(' ');

test('stores the fonts that the script builds', async () => {
  const plain = (bytes: Buffer) => bytes.toString('latin1').replace(/\s+/gu, ' ');
  for (const [name, bytes] of await buildFontFiles()) expect([name, plain(await readStored(name)) === plain(bytes)]).toEqual([name, true]);
}, 30_000);

test.each(faceNames)('builds %s with exactly the characters of its style sheet', async (name) => {
  const characters = await readCharacters(await face(name));
  expect(characters).toBe([...new Set(faces[name].characters)].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join(''));
  const rule =
    (await readStored('fonts.css'))
      .toString('utf8')
      .split('@font-face')
      .find((part) => part.includes(`${name}.woff2`)) ?? '';
  const range = /unicode-range:(?<range>[^;]+);/u.exec(rule)?.groups?.['range'] ?? '';
  expect(range.replace(/\s+/gu, ' ').trim()).toBe(formatUnicodeRange(characters));
});

test('draws Русский in the family on pages without Cyrillic, too, from the existing file', async () => {
  const rule =
    (await readStored('fonts.css'))
      .toString('utf8')
      .split('@font-face')
      .find((part) => part.includes("'Golos Text Russian'")) ?? '';
  expect(rule).toContain("url('./fonts/cyrillic.woff2')");
  expect(rule).toContain('font-display: swap');
  expect(missingIn('Русский', await drawn(['cyrillic']))).toBe('');
  const menu = await readFile(fromRoot('web', 'src', 'components', 'site-header', 'site-header.module.css'), 'utf8');
  expect(menu).toContain('var(--font-russian)');
});

/** Uzbek writes no Щ and no Ы of its own; its texts have words that do. */
const uzbekCyrillic = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ';

/** Lists the font files that a page in an alphabet loads before its first paint. */
async function listPreloadedFaces(language: string, script: string): Promise<FaceName[]> {
  const source = (await readStored('font-preload.tsx')).toString('utf8');
  const imports = source.matchAll(/^import (?<name>\w+) from '\.\/fonts\/(?<file>[\w-]+)\.woff2';$/gmu);
  const fileNames = new Map([...imports].map(({ groups }): [string, string] => [groups?.['name'] ?? '', groups?.['file'] ?? '']));
  const lists = [new RegExp(`\\b${language}: \\[(.*?)\\]`, 'u'), new RegExp(`'data-fonts-${script}': \\[(.*?)\\]`, 'u')];
  const loaded = lists.flatMap((list) => list.exec(source)?.[1]?.split(', ') ?? []).map((name) => fileNames.get(name));
  return faceNames.filter((name) => loaded.includes(name));
}

test.each(weightRangeNames)('loads each letter of Uzbek in Cyrillic with its pages, in the weight of %s', async (cut) => {
  const names = await listPreloadedFaces('uz', 'uz-cyrl');
  const letters = `${uzbekCyrillic}${uzbekCyrillic.toLowerCase()}`;
  expect(missingIn(`${letters}0123456789 «»“”—№`, await drawn(names))).toBe('');
  const metrics = await Promise.all(names.map(async (name) => readMetrics(await buildFaceAtWeight(name, weightRanges[cut].measured))));
  const getWidth = (letter: string) => metrics[names.findIndex((name) => faces[name].characters.includes(letter))]?.width(letter) ?? 0;
  const narrow = Array.from(uzbekCyrillic).filter((letter) => getWidth(letter) <= getWidth(letter.toLowerCase()));
  expect(narrow).toEqual([]);
});

test('names each family of the fallback in the list of fonts, in its order', async () => {
  const list = /--font:(?<list>[^;]+);/u.exec((await readStored('tokens.css')).toString('utf8'))?.groups?.['list'] ?? '';
  const fallbacks = [...list.matchAll(/'(Golos Text fallback[^']*)'/gu)].map(([, family]) => family);
  expect(fallbacks).toEqual(systemFonts.map(({ family }) => family));
});

test('has no letter in two files', async () => {
  const all = (await Promise.all(faceNames.map(async (name) => Array.from(await readCharacters(await face(name)))))).flat();
  expect(all.length).toBe(new Set(all).size);
});

test('keeps fonts within their budget', async () => {
  const size = async (name: FaceName) => (await face(name)).length;
  expect(await size('latin')).toBeLessThanOrEqual(26_000);
  expect((await size('latin')) + (await size('cyrillic')) + (await size('cyrillic-more'))).toBeLessThanOrEqual(50_000);
});

test('keeps files too large to be inlined, which the policy would reject', async () => {
  for (const name of faceNames) expect((await face(name)).length).toBeGreaterThan(10_000);
});

test.each([
  ['uz', ['latin'], 'abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 oʻ gʻ Oʻ Gʻ maʼno “” « » – — …'],
  ['en', ['latin'], 'The quick brown fox jumps over the lazy dog’s “back” – €5 · 20 °C'],
  ['ru', ['latin', 'cyrillic'], 'Съешь же ещё этих мягких французских булок, да выпей чаю: № 5 «ЪЫЁ» „текст“'],
  ['Uzbek Cyrillic', ['latin', 'cyrillic', 'cyrillic-more'], 'Ўзбекистон Қорақалпоғистон Ғиждувон Ҳаво ў қ ғ ҳ'],
] as const)('draws %s with %j', async (_, names, text) => {
  expect(missingIn(text, await drawn(names))).toBe('');
});

test.each([
  // Uzbek writes №, which the Cyrillic file has.
  ['the interface in Uzbek', ['web', 'src', 'i18n', 'uz'], ['latin', 'cyrillic']],
  ['the interface in English', ['web', 'src', 'i18n', 'en'], ['latin']],
  ['the interface in Russian', ['web', 'src', 'i18n', 'ru'], ['latin', 'cyrillic']],
  ['the demonstration content', ['cms', 'seed', 'content'], faceNames],
  ['the examples', ['packages', 'contract', 'examples'], faceNames],
] as const)('draws %s in the family', async (_, folder, names) => {
  const characters = await drawn(names);
  for (const { file, text } of await textsBelow(...folder)) expect([file, missingIn(text, characters)]).toEqual([file, '']);
});
