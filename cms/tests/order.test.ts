import type { SeedNeeds } from '../src/content/seeding/check-seed';
import { sortByDependencies } from '../src/content/seeding/order';
import type { SeedEntry } from '../src/content/seeding/seed-file';

const entry = (id: string) => ({ id, type: id.split('/')[0] }) as SeedEntry;

const order = (needs: Readonly<Record<string, readonly string[]>>) => {
  const known = new Map(
    Object.entries(needs).map(([id, entries]): [string, SeedNeeds] => [id, { entries: new Set(entries), files: new Set() }]),
  );
  return sortByDependencies(Object.keys(needs).map(entry), known).map(({ id }) => id);
};

test('sorts an entry after those it refers to', () => {
  expect(order({ 'news/a': ['category/x', 'tag/y'], 'category/x': [], 'tag/y': [] })).toEqual(['category/x', 'tag/y', 'news/a']);
});

test('breaks a cycle without dropping an entry', () => {
  expect(order({ 'unit/u': ['person/p'], 'person/p': ['unit/u'] })).toEqual(['person/p', 'unit/u']);
});

test('sorts the site last, which marks the CMS as filled', () => {
  expect(order({ 'site/main': [], 'tag/y': [] })).toEqual(['tag/y', 'site/main']);
});
