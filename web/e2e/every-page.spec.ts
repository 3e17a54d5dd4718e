import { expect, test } from '@playwright/test';

import { address, entriesOf, htmlOf, listPages, readablePages, settings, wordsOf } from './the-site';

/** The root of the institution reading leads elsewhere; `locale.spec` is about it. */
const pages = readablePages().filter(({ path }) => path !== '/');
const routes = [...new Set(pages.map(({ route }) => route))];
const text = (value: string | undefined) => (value ?? '').replace(/\s+/gu, ' ').trim();

for (const route of routes) {
  test(`${route}: every page answers 200 and is a whole document in its language`, async () => {
    for (const { path, locale } of pages.filter((page) => page.route === route)) {
      const { status, html, root } = await htmlOf(path);
      const problems = {
        status,
        nul: html.includes('\0') || html.includes('\uFFFD'),
        lang: root.querySelector('html')?.getAttribute('lang'),
        h1: root.querySelectorAll('h1').length,
        emptyHeadings: root.querySelectorAll('h1,h2,h3,h4,h5,h6').filter((heading) => text(heading.textContent) === '').length,
        title: text(root.querySelector('title')?.textContent) !== '',
        main: root.querySelectorAll('main').length,
        styleAttributes: root.querySelectorAll('[style]').length,
        rawKeys: /\b(?:citizens|common|datasets|documents|error|news|offers|people|projects|services):[a-z]/u.test(wordsOf(root)),
      };
      expect({ path, ...problems }).toEqual({
        path,
        status: 200,
        nul: false,
        lang: locale,
        h1: 1,
        emptyHeadings: 0,
        title: true,
        main: 1,
        styleAttributes: 0,
        rawKeys: false,
      });
    }
  });
}

test('every route exists in all four forms', () => {
  for (const route of routes)
    expect({
      route,
      forms: [
        ...new Set(
          readablePages()
            .filter((page) => page.route === route)
            .map(({ form }) => form),
        ),
      ].sort(),
    }).toEqual({ route, forms: ['en', 'plain', 'ru', 'uz'] });
});

const mayLackCanonical = (route: string) => route.startsWith('documents-') || route === 'form' || route === 'sent';

test('canonical addresses and alternates are whole addresses of pages that exist, and alternates name each other', async () => {
  const known = new Set(pages.map(({ path }) => address(path)));
  const alternatesOf = new Map<string, string[]>();
  const problems: string[] = [];
  for (const { path, route } of pages) {
    const { root } = await htmlOf(path);
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    // Forms are nobody's finds, and a part of the register with a single document repeats that document's page.
    if (mayLackCanonical(route) && root.querySelector('meta[name=robots][content=noindex]')) {
      if (canonical !== '') problems.push(`${path} has a canonical address, ${canonical}`);
      continue;
    }
    if (!known.has(canonical)) problems.push(`${path}: the canonical address ${canonical} is no page`);
    const alternates = root
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`);
    alternatesOf.set(address(path), alternates.sort());
  }
  expect(alternatesOf.size).toBeGreaterThan(pages.length / 2);
  for (const [from, alternates] of alternatesOf)
    for (const to of alternates.map((alternate) => alternate.replace(/^.* /u, ''))) {
      if (!known.has(to)) problems.push(`${from}: its alternate ${to} is no page`);
      else if (alternatesOf.get(to)?.join() !== alternates.join()) problems.push(`${from}: its alternate ${to} has other alternates`);
    }
  expect(problems).toEqual([]);
});

test('every link inside the site leads to a page or a file that exists', async () => {
  const targets = new Map<string, string>();
  for (const { path } of pages) {
    const { root } = await htmlOf(path);
    for (const link of root.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', address(path));
      if (url.origin === new URL(settings.siteUrl).origin) targets.set(url.pathname, path);
    }
  }
  const known = new Set(listPages().map(({ path }) => path));
  const broken: string[] = [];
  for (const [target, from] of targets) {
    if (known.has(target)) continue;
    const { status } = await htmlOf(target);
    if (status !== 200) broken.push(`${target} (${status}), linked from ${from}`);
  }
  expect(broken).toEqual([]);
});

const shown = [
  ['news-items', '/news', ['title', 'summary']],
  ['announcements', '/announcements', ['title']],
  ['press-conferences', '/press-conferences', ['title', 'place']],
  ['documents', '/documents', ['title', 'number', 'issuer']],
  ['people', '/administration', ['name', 'position']],
  ['units', '/suborg', ['name', 'address']],
  ['services', '/services', ['name', 'summary', 'term', 'fee']],
  ['projects', '/project', ['name', 'summary', 'partners']],
  ['vacancies', '/vacancy', ['title', 'region', 'contact']],
  ['tenders', '/tenders', ['title', 'number']],
  ['datasets', '/open', ['title']],
] as const;

/** The words of a text in the block editor's format. */
function blockWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blockWords);
  if (typeof value !== 'object' || value === null) return [];
  const { text: words, ...rest } = value as Record<string, unknown>;
  return [...(typeof words === 'string' ? [words] : []), ...Object.values(rest).flatMap(blockWords)];
}

for (const [plural, list, fields] of shown) {
  test(`${plural}: every page shows the words that the CMS holds, letter for letter, in each language`, async () => {
    for (const locale of ['uz', 'ru', 'en']) {
      const entries = await entriesOf(plural, locale);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        const path = `/${locale}${list}/${String(entry['slug'])}`;
        const words = wordsOf((await htmlOf(path)).root);
        const wanted = [
          ...fields.map((field) => entry[field]).filter((value) => typeof value === 'string'),
          ...blockWords(entry['body'] ?? entry['subject'] ?? []),
        ];
        const missing = wanted.map(text).filter((part) => part !== '' && !words.includes(part));
        expect({ path, missing }).toEqual({ path, missing: [] });
      }
    }
  });
}

test('questions and answers are on the page in each language', async () => {
  for (const locale of ['uz', 'ru', 'en']) {
    const words = wordsOf((await htmlOf(`/${locale}/faq`)).root);
    const entries = await entriesOf('faqs', locale);
    expect(entries.length).toBeGreaterThanOrEqual(15);
    for (const { question, answer } of entries)
      for (const part of [String(question), ...blockWords(answer)]) expect(words).toContain(text(part));
  }
});

test('every section page shows its heading and lead', async () => {
  for (const locale of ['uz', 'ru', 'en']) {
    const entries = await entriesOf('section-pages', locale);
    expect(entries.length).toBeGreaterThanOrEqual(43);
    for (const { key, title, lead } of entries) {
      const { root } = await htmlOf(`/${locale}/${String(key)}`);
      expect({ key, locale, h1: text(root.querySelector('h1')?.textContent) }).toEqual({ key, locale, h1: text(String(title)) });
      if (typeof lead === 'string') expect(wordsOf(root)).toContain(text(lead));
    }
  }
});

test('what is published in one language only is shown in the others with a notice, and not listed there', async () => {
  const inRussian = new Set((await entriesOf('announcements', 'ru')).map(({ documentId }) => documentId));
  const untranslated = (await entriesOf('announcements', 'uz')).filter(({ documentId }) => !inRussian.has(documentId));
  expect(untranslated.length).toBeGreaterThan(0);
  for (const { slug, title } of untranslated) {
    const { status, root } = await htmlOf(`/ru/announcements/${String(slug)}`);
    expect(status).toBe(200);
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address(`/uz/announcements/${String(slug)}`));
    expect(text(root.querySelector('h1')?.textContent)).toBe(String(title));
    expect(root.querySelectorAll('main [lang=uz]').length).toBeGreaterThan(0);
    expect(wordsOf((await htmlOf('/ru/announcements')).root)).not.toContain(String(title));
  }
});

test('the facts of the specification are on the contact page', async () => {
  for (const [locale, street] of [
    ['uz', 'Olimlar koʻchasi'],
    ['ru', 'улица Олимлар'],
    ['en', 'Olimlar Street'],
  ] as const) {
    const words = wordsOf((await htmlOf(`/${locale}/contact`)).root);
    for (const fact of [street, '64', '100041', '9:00', '18:00', '15:00', '17:00']) expect(words).toContain(fact);
  }
});
