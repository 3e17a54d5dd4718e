import { localeCodes } from '@ochiq/contract/routing/locales';
import { profiles } from '@ochiq/contract/wire/site-facts';
import { routes } from '@ochiq/contract/routing/routes';
import { sectionKeys } from '@ochiq/contract/routing/section-keys';

import { readSeed } from '../src/content/seeding/seed-file';

type Group = { label: string; path: string; links?: { label: string; path: string }[] };

/** Every page leads to these outside of the menu. */
const otherPages = new Set<string>(['search', 'site-map', 'privacy', 'accessibility']);
const sections = sectionKeys.filter((key) => !otherPages.has(key)).map((key) => routes[key].path);

const readMenu = (locale: (typeof localeCodes)[number], profile: (typeof profiles)[number]): Group[] => {
  const navigation = readSeed().find(({ type }) => type === 'navigation');
  return (navigation?.versions[locale]?.[profile] ?? []) as Group[];
};

describe.each(profiles)('the menu of the %s profile', (profile) => {
  test.each([
    ['uz', 'Bosh sahifa'],
    ['ru', 'Главная'],
    ['en', 'Home'],
  ] as const)('begins in %s with the home page, and leads to every section', (locale, home) => {
    const [first, ...groups] = readMenu(locale, profile);
    expect(first).toEqual({ label: home, path: '/' });
    const paths = groups.flatMap(({ path, links = [] }) => [path, ...links.map((link) => link.path)]);
    expect(sections.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('is the same in all languages', () => {
    const [uz, ...others] = localeCodes.map((locale) =>
      readMenu(locale, profile).map(({ path, links = [] }) => [path, ...links.map((link) => link.path)]),
    );
    for (const other of others) expect(other).toEqual(uz);
  });
});
