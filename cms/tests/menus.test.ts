import { localeCodes } from '@ochiq/contract/routing/locales';
import { profiles } from '@ochiq/contract/wire/site-facts';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import { readSeed } from '../src/content/seeding/seed-file';

type Item = { target: string; labels: Partial<Record<string, string>>; items?: Item[] };

/** Every page leads to these outside of the menu. */
const otherPages = new Set<string>(['search', 'site-map', 'privacy', 'accessibility']);
const sections = sectionKeys.filter((key) => !otherPages.has(key)).map((key) => `route:${key}`);

const readMenu = (profile: (typeof profiles)[number]): Item[] => {
  const navigation = readSeed().find(({ type }) => type === 'navigation');
  return (navigation?.shared[profile] ?? []) as Item[];
};
const listItems = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...listItems(item.items ?? [])]);

describe.each(profiles)('the menu of the %s profile', (profile) => {
  test.each([
    ['uz', 'Bosh sahifa'],
    ['ru', 'Главная'],
    ['en', 'Home'],
  ] as const)('begins in %s with the home page', (locale, home) => {
    expect(readMenu(profile)[0]).toMatchObject({ target: 'route:home', labels: { [locale]: home } });
  });

  test('leads to every section', () => {
    const targets = listItems(readMenu(profile)).map(({ target }) => target);
    expect(sections.filter((target) => !targets.includes(target))).toEqual([]);
  });

  test('has a label in every language', () => {
    for (const { labels } of listItems(readMenu(profile))) expect(Object.keys(labels)).toEqual(localeCodes);
  });
});
