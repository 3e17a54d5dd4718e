import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';

import { createMinimalContent, createMinimalEntry } from '../../test/minimal-content.ts';
import { buildDocument, parseContent, parseEntry, type RawEntry } from '../content/parse-content.ts';
import { IncrementalSite } from './incremental-site.ts';

type Fields = Record<string, unknown>;

const createPage = (id: string, fields: Fields): RawEntry[] =>
  localeCodes.map((locale) => createMinimalEntry('page', locale, id, { title: id, slug: id, ...fields }));

/** A page below a section, and `count` pages below it: ten on the second level, the others below these. */
function createSubtree(name: string, section: string, count: number): RawEntry[] {
  const below = Array.from({ length: count }, (_, index) =>
    createPage(`${name}${String(index)}`, { parent: index < 10 ? `page:page-${name}` : `page:page-${name}${String(index % 10)}` }),
  );
  return [...createPage(name, { parent: `section:${section}` }), ...below.flat()];
}

function createSite() {
  const made: string[] = [];
  const raw = [...createMinimalContent(), ...createSubtree('a', 'activities', 50), ...createSubtree('b', 'audit', 50)];
  const site = new IncrementalSite({
    content: parseContent(raw).content,
    ...{ today: '2026-11-20', tables: new Map(), panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' },
    fingerprint: (page) => {
      made.push(page.path);
      return JSON.stringify([page.page(), page.card()]);
    },
  });
  site.delta();
  site.accept();
  made.length = 0;
  return { site, made };
}

function update(site: IncrementalSite, id: string, fields: Fields) {
  const entries = createPage(id, fields).flatMap((raw): Entry<'page'>[] => {
    const parsed = parseEntry(raw);
    return 'entry' in parsed ? [parsed.entry as Entry<'page'>] : [];
  });
  const outcome = site.update([{ type: 'page', documentId: `page-${id}`, document: buildDocument('page', entries) }]);
  if (!outcome.ok) throw new Error('The site can’t be built');
  return outcome;
}

test('a page that moves with 50 below it changes these, the sections that list it, and no other page', () => {
  const { site, made } = createSite();
  const { changed, removed } = update(site, 'a', { parent: 'section:gender' });
  const forms = 4;
  expect(removed).toHaveLength(51 * forms);
  const sections = changed.filter(({ route }) => route !== 'page').map(({ route }) => route);
  expect([...new Set(sections)].sort()).toEqual(['activities', 'gender']);
  expect(changed).toHaveLength((51 + 2) * forms);
  expect(made.filter((path) => path.includes('/audit/'))).toEqual([]);
});

test('a title changes the page, those beside, above and below it, and no other part of the tree', () => {
  const { site, made } = createSite();
  const { changed, removed } = update(site, 'a3', { parent: 'page:page-a', title: 'another' });
  expect(removed).toEqual([]);
  const tops = new Set(changed.map(({ path }) => path.split('/').filter((part) => !['uz', 'ru', 'en'].includes(part))[1]));
  expect([...tops]).toEqual(['activities']);
  expect(made.every((path) => path.includes('/activities'))).toBe(true);
});
