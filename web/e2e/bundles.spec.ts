import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { toAddress, listPagePerTemplate, settings } from './site';

type Messages = { [key: string]: string | Messages };
type PageData = { result: { data: { locales: { edges: { node: { ns: string; data: string; language: string } }[] } } } };

const root = path.join(__dirname, '..', '..');
const published = path.join(settings.siteDir, 'current', 'public');
const locales = ['uz', 'ru', 'en'] as const;

const listFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));

const scripts = listFiles(published).filter((file) => file.endsWith('.js'));

/** The modules that a script is made of, as its map tells. */
function listModules(script: string): string[] {
  const map = path.join(published, `${script}.map`);
  if (!existsSync(map)) return [];
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}

const modules = [...new Set(scripts.flatMap(listModules))];

/** The modules of a package of ours: maps tell them from its folder on, without its name. */
function listOwnModules(name: string): string[] {
  const folder = path.join(root, 'packages', name, 'src');
  return listFiles(folder).filter((file) => /(?<!\.test)\.ts$/u.test(file));
}

const allowedModules = new Set(['contract', 'uzbek', 'artwork', 'images'].flatMap(listOwnModules));
/** Where the files are that a page's head and its links lead to. */
const addresses = ['calendar/calendar-place.ts', 'feeds/feed-place.ts', 'metadata-files/places.ts'];
/** Told from the web's own modules, which are under `./src`. */
const endsWith = (file: string) => new RegExp(`^(?!.*/\\./src/).*/src/${file.replace(/[.]/gu, '\\.')}$`, 'u');

const packaged = (name: string) => new RegExp(`/node_modules/${name}/`, 'u');
const polyfills = ['assert', 'browserify-zlib', 'buffer', 'crypto-browserify', 'os-browserify', 'path-browserify', 'process'].concat([
  'querystring-es3',
  'readable-stream',
  'stream-browserify',
  'stream-http',
  'url',
  'util',
  'vm-browserify',
]);

/** What has no business in a browser, each with a module that must be found by the same expression. */
const forbidden: readonly (readonly [what: string, pattern: RegExp, control: string])[] = [
  ['classic zod', /\/node_modules\/zod\/(?:index|v3\/|v4\/classic\/|v4\/index)/u, 'webpack://x/./node_modules/zod/v4/classic/schemas.js'],
  ['zod’s messages in all languages', /\/node_modules\/zod\/v4\/locales\/(?!en\b)/u, 'webpack://x/./node_modules/zod/v4/locales/ru.js'],
  ['react-router', /\/node_modules\/(?:react-router|@remix-run)/u, 'webpack://x/./node_modules/react-router-dom/dist/index.js'],
  ['the server’s renderer', /\/react-dom\/(?:cjs\/)?.*server/u, 'webpack://x/./node_modules/react-dom/cjs/react-dom-server.browser.js'],
  ['all of lodash', /\/node_modules\/lodash\/lodash\.js/u, 'webpack://x/./node_modules/lodash/lodash.js'],
  ['build code', /\/\.\/src\/(?:build|ssr)\//u, 'webpack://@ochiq/web/./src/build/strapi-source.ts'],
  ['interface texts', /\/src\/i18n\/(?:.*\/)?(?:uz|ru|en)\b|\/i18n\/catalogues/u, 'webpack://@ochiq/web/./src/i18n/ru/common.json'],
  ...polyfills.map(
    (name) => [`Node’s ${name}`, packaged(name), `webpack://x/./node_modules/.pnpm/a/node_modules/${name}/index.js`] as const,
  ),
  ...['publisher', 'edge', 'pages'].flatMap((name) =>
    listOwnModules(name)
      // What a page's data looks like, how a date is written and where a feed is may be known to the browser, too.
      .filter((file) => !allowedModules.has(file) && !addresses.includes(file) && !/^(?:view-models|format)\/|^page\.ts$/u.test(file))
      .map((file) => [`${name}: ${file}`, endsWith(file), `webpack://@ochiq/web/../src/${file}`] as const),
  ),
];

test('every script has its map, and the maps tell what is in it', () => {
  expect(scripts.length).toBeGreaterThan(20);
  // The smallest ones hold nothing but a chunk's frame.
  const silent = scripts.filter((script) => listModules(script).length === 0 && readFileSync(path.join(published, script)).length > 300);
  expect(silent).toEqual([]);
  for (const known of [
    packaged('react-dom'),
    packaged('i18next'),
    /\/\.\/src\/layouts\/frame\/frame\.tsx$/u,
    endsWith('routing/locales.ts'),
  ])
    expect(modules.filter((module) => known.test(module))).not.toEqual([]);
});

test('what has no business in a browser is in none of its scripts', () => {
  const found = forbidden.flatMap(([what, pattern]) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${what}: ${module}`),
  );
  expect(found).toEqual([]);
});

test('each of these would be found', () => {
  expect(forbidden.length).toBeGreaterThan(50);
  expect(forbidden.filter(([, pattern, control]) => !pattern.test(control)).map(([what]) => what)).toEqual([]);
  const planner = forbidden.map(([what]) => what);
  for (const name of ['pages: plan.ts', 'pages: site.ts', 'publisher: publish-build.ts', 'edge: server.ts'])
    expect(planner).toContain(name);
  // The names of zod's own folders change with its versions.
  const zod = path.dirname(require.resolve('zod/package.json'));
  for (const folder of ['v4/classic', 'v4/mini', 'v4/core']) expect(existsSync(path.join(zod, folder))).toBe(true);
});

function collectTexts(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) => (typeof value === 'string' ? [value] : collectTexts(value)));
}

/** Whole sentences of the interface in a language, which no other language has. */
function loadTexts(locale: string): Set<string> {
  const folder = path.join(root, 'web', 'src', 'i18n', locale);
  const files = listFiles(folder).filter((file) => file.endsWith('.json'));
  const texts = files.flatMap((file) => collectTexts(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Messages));
  return new Set(texts.filter((text) => text.replace(/\{\{[^}]*\}\}/gu, '').length >= 24));
}

const texts = new Map(locales.map((locale) => [locale, loadTexts(locale)]));

test('no script holds a text of the interface', () => {
  const all = [...texts.values()].flatMap((own) => [...own]);
  expect(all.length).toBeGreaterThan(60);
  const found = scripts.flatMap((script) => {
    const code = readFileSync(path.join(published, script), 'utf8');
    return all.filter((text) => code.includes(text)).map((text) => `${script}: ${text}`);
  });
  expect(found).toEqual([]);
});

for (const locale of locales) {
  test(`${locale}: the data of each page holds the interface in its own language only`, async () => {
    for (const { path: pagePath } of listPagePerTemplate().filter((listed) => listed.locale === locale)) {
      const response = await fetch(toAddress(`/page-data${pagePath}/page-data.json`));
      const { result } = (await response.json()) as PageData;
      const nodes = result.data.locales.edges.map(({ node }) => node);
      const held = nodes.flatMap(({ data }) => collectTexts(JSON.parse(data) as Messages));
      const foreign = locales.filter((other) => other !== locale).flatMap((other) => held.filter((text) => texts.get(other)?.has(text)));
      const languages = [...new Set(nodes.map(({ language }) => language))];
      const own = held.some((text) => texts.get(locale)?.has(text));
      expect({ pagePath, languages, foreign, own }).toEqual({ pagePath, languages: [locale], foreign: [], own: true });
    }
  });
}
