import { pathFor } from '@ochiq/contract/routing/path-for';
import { routes, type FixedRouteName } from '@ochiq/contract/routing/routes';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { expect, test } from '@playwright/test';

import { toAddress, fetchHtml, isErrorTemplate, listReadablePages } from './site';

const isFixed = (route: string): route is FixedRouteName => route in routes && !routes[route as FixedRouteName].path.includes(':');

async function listLinks(path: string): Promise<Set<string>> {
  const { status, root } = await fetchHtml(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const hrefs = root.querySelectorAll('body a[href]').map((link) => link.getAttribute('href') ?? '');
  return new Set(
    hrefs
      .map((href) => new URL(href, toAddress(path)))
      .filter(({ origin }) => origin === new URL(toAddress('/')).origin)
      .map(({ pathname }) => pathname),
  );
}

const homeIn = { uz: 'Bosh sahifa', ru: 'Главная', en: 'Home' } as const;

for (const locale of localeCodes) {
  test(`the menu begins with the home page, and every section is two clicks from it at most (${locale})`, async () => {
    const home = pathFor('home', locale, {});
    const navs = (await fetchHtml(pathFor('about', locale, {}))).root.querySelectorAll('header nav');
    const label = navs.find((nav) => !nav.querySelector('[hreflang]'))?.querySelector('li a');
    expect([label?.textContent, label?.getAttribute('href')]).toEqual([homeIn[locale], home]);

    // It leads everywhere: a section that only the map of the site leads to is one that nobody finds.
    const siteMap = pathFor('site-map', locale, {});
    const sections = listReadablePages().filter(
      ({ form, route, template }) => form === locale && isFixed(route) && !isErrorTemplate(template),
    );
    expect(sections.length).toBeGreaterThan(40);
    const known = new Set(sections.map(({ path }) => path));
    const first = [...(await listLinks(home))].filter((path) => known.has(path) && path !== siteMap);
    const second = await Promise.all(first.map(listLinks));
    const found = new Set([home, siteMap, ...first, ...second.flatMap((links) => [...links])]);
    expect([...known].filter((path) => !found.has(path))).toEqual([]);
  });
}
