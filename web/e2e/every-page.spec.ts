import { expect, test } from '@playwright/test';

import { inspectHtml, readPage } from './html/read-page';
import { toAddress, fetchHtml, listPages, listPagePerTemplate, listReadablePages, settings } from './site';

// One worker reads each page once, for all of these, while the others' browsers are busy.
test.describe.configure({ mode: 'default' });

/** The root of the institution reading leads elsewhere; `locale.spec` is about it. */
const pages = listReadablePages().filter(({ path }) => path !== '/');
const routes = [...new Set(pages.map(({ route }) => route))];
const errorPages = listPagePerTemplate({ withErrors: true }).filter(({ path }) => !pages.some((page) => page.path === path));

const readAllPages = () => Promise.all(pages.map((page) => readPage(page)));

for (const route of routes) {
  test(`${route}: every page answers 200, is a whole document in its language, in order, with one card where it is listed`, async () => {
    const found: string[] = [];
    for (const page of pages.filter((one) => one.route === route)) found.push(...(await readPage(page)).findings);
    expect(found).toEqual([]);
  });
}

test('error pages have headings, landmarks, ids and pictures in order, and foreign words say their language', async () => {
  const found: string[] = [];
  for (const { address: at, ...page } of errorPages) found.push(...(await readPage(page, at)).findings);
  expect(errorPages.length).toBeGreaterThanOrEqual(6);
  expect(found).toEqual([]);
});

test('every inspector of HTML finds what is wrong, and names page and finding', async () => {
  const listed = pages.find(({ path }) => path === '/en/about');
  if (!listed) throw new Error('The site has no page /en/about');
  const { status, html, root } = await fetchHtml(listed.path);
  root
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<h6 style="color: red"> </h6><p>Слова другого языка</p><p>news:a</p><time></time><time datetime="2026-11-24"></time>',
    );
  root.querySelector('meta[property="og:image"]')?.remove();
  expect(inspectHtml({ ...listed, status: status + 1, html: `${html}\0`, root })).toEqual([
    '/en/about: document: nul is true, not false',
    '/en/about: document: emptyHeadings is 1, not 0',
    '/en/about: document: styleAttributes is 1, not 0',
    '/en/about: document: rawKeys is true, not false',
    '/en/about: document: status is 201, not 200',
    '/en/about: card: it has 0 cards, not 1',
    '/en/about: times: no machine reads <time></time>',
    '/en/about: times: nothing is seen of <time datetime="2026-11-24"></time>',
    expect.stringMatching(/^\/en\/about: outline: h6 after h\d: “”$/u),
    '/en/about: language: Cyrillic words as en: “Слова другого языка”',
  ]);
});

test('every route exists in all four forms', () => {
  for (const route of routes) {
    const forms = listReadablePages()
      .filter((page) => page.route === route)
      .map(({ form }) => form);
    expect({ route, forms: [...new Set(forms)].sort() }).toEqual({ route, forms: ['en', 'plain', 'ru', 'uz'] });
  }
});

test('no two pages that search engines list have the same title or description in a language', async () => {
  const listed = (
    await Promise.all(pages.filter(({ form }) => form !== 'plain').map(async (page) => ({ ...page, ...(await readPage(page)) })))
  ).filter(({ path, robots, canonical }) => !robots.join().includes('noindex') && (canonical === '' || canonical === toAddress(path)));
  expect(listed.length).toBeGreaterThan(pages.length / 3);
  for (const part of ['title', 'description'] as const) {
    const paths = new Map<string, string[]>();
    for (const page of listed) {
      const key = `${page.form}: ${page[part]}`;
      paths.set(key, [...(paths.get(key) ?? []), page.path]);
    }
    expect([...paths].filter(([, same]) => same.length > 1)).toEqual([]);
  }
});

const mayLackCanonical = (route: string) => route.startsWith('documents-') || ['form', 'offline', 'sent'].includes(route);

test('canonical addresses and alternates are whole addresses of pages that exist, and alternates name each other', async () => {
  const known = new Set(pages.map(({ path }) => toAddress(path)));
  const alternatesOf = new Map<string, string[]>();
  const problems: string[] = [];
  for (const page of pages) {
    const { path, robots, canonical, alternates } = await readPage(page);
    // Forms are nobody's finds, and a part of the register with a single document repeats that document's page.
    if (mayLackCanonical(page.route) && robots.includes('noindex')) {
      if (canonical !== '') problems.push(`${path} has a canonical address, ${canonical}`);
      continue;
    }
    if (!known.has(canonical)) problems.push(`${path}: the canonical address ${canonical} is no page`);
    alternatesOf.set(toAddress(path), alternates);
  }
  expect(alternatesOf.size).toBeGreaterThan(pages.length / 2);
  for (const [from, alternates] of alternatesOf)
    for (const to of alternates.map((alternate) => alternate.replace(/^.* /u, '').replace('/uz-cyrl', '/uz'))) {
      if (!known.has(to)) problems.push(`${from}: its alternate ${to} is no page`);
      else if (alternatesOf.get(to)?.join() !== alternates.join()) problems.push(`${from}: its alternate ${to} has other alternates`);
    }
  expect(problems).toEqual([]);
});

test('every link inside the site leads to a page or a file that exists', async () => {
  const targets = new Map((await readAllPages()).flatMap(({ path, links }) => links.map((link) => [link, path] as const)));
  expect(targets.size).toBeGreaterThan(pages.length / 2);
  const known = new Set(listPages().map(({ path }) => path));
  const broken: string[] = [];
  for (const [target, from] of targets) {
    if (known.has(target) || (target.endsWith('.html') && known.has(target.replace('/uz-cyrl', '/uz')))) continue;
    const { status } = await fetchHtml(target);
    if (status !== 200) broken.push(`${target} (${status}), linked from ${from}`);
  }
  expect(broken).toEqual([]);
});

const pngMark = [0x89, 0x50, 0x4e, 0x47];

/** Width and height of a PNG: https://www.w3.org/TR/png-3/#11IHDR */
function readPngSize(bytes: DataView): [number, number] | null {
  return pngMark.every((byte, index) => bytes.getUint8(index) === byte) ? [bytes.getUint32(16), bytes.getUint32(20)] : null;
}

test('every card is of this site, 1200 by 630, and served', async () => {
  const cards = new Map((await readAllPages()).flatMap(({ path, cards: own }) => own.map((card) => [card, path] as const)));
  expect(cards.size).toBeGreaterThan(100);
  for (const [card, from] of cards) {
    const response = await fetch(card);
    const size = readPngSize(new DataView(await response.arrayBuffer()));
    const is = { card, from, status: response.status, type: response.headers.get('content-type'), size };
    expect(is).toEqual({ card, from, status: 200, type: 'image/png', size: [1200, 630] });
    expect(new URL(card).origin).toBe(new URL(settings.siteUrl).origin);
  }
});

test('an unprefixed page is shared with the card of its twin', async () => {
  const all = await readAllPages();
  const cardsOf = (path: string) => all.find((page) => page.path === path)?.cards;
  for (const path of ['/about', '/news', '/contact']) {
    expect(cardsOf(path)).toHaveLength(1);
    expect(cardsOf(path)).toEqual(cardsOf(`/uz${path}`));
  }
});

test('every picture is there in every width that is offered', async () => {
  const files = new Set((await readAllPages()).flatMap(({ pictures }) => pictures));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const response = await fetch(new URL(file, settings.siteUrl), { method: 'HEAD' });
    const is = { file, status: response.status, type: response.headers.get('content-type') };
    expect(is).toEqual({ file, status: 200, type: 'image/webp' });
  }
});

test('every template’s block of data is one graph of whole addresses, and the content policy does not grow by it', async () => {
  const policies = new Set<string>();
  for (const { path } of listPagePerTemplate()) {
    const { root, headers } = await fetchHtml(path);
    policies.add(headers.get('content-security-policy') ?? '');
    for (const block of root.querySelectorAll('script[type="application/ld+json"]')) {
      const { '@graph': graph } = JSON.parse(block.rawText) as { '@graph': Record<string, unknown>[] };
      expect({ path, things: graph.length > 0 }).toEqual({ path, things: true });
      for (const { url } of graph) if (typeof url === 'string') expect(url.startsWith(toAddress('/'))).toBe(true);
    }
  }
  expect(policies.size).toBe(1);
});
