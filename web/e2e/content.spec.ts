import { expect, test } from '@playwright/test';

import { readPage } from './html/read-page';
import { toAddress, fetchEntries, listPages } from './site';
import { normalizeSpaces } from './strapi-text';

// One worker reads each page once for all of these.
test.describe.configure({ mode: 'default' });

const listed = new Map(listPages().map((page) => [page.path, page]));

async function readListed(path: string) {
  const page = listed.get(path);
  if (!page) throw new Error(`The site has no page ${path}`);
  return readPage(page);
}

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
function collectBlockText(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectBlockText);
  if (typeof value !== 'object' || value === null) return [];
  const { text: words, ...rest } = value as Record<string, unknown>;
  return [...(typeof words === 'string' ? [words] : []), ...Object.values(rest).flatMap(collectBlockText)];
}

for (const [plural, list, fields] of shown) {
  test(`${plural}: every page shows the words that the CMS holds, letter for letter, in each language`, async () => {
    for (const locale of ['uz', 'ru', 'en']) {
      const entries = await fetchEntries(plural, locale);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        const path = `/${locale}${list}/${String(entry['slug'])}`;
        const { words } = await readListed(path);
        const wanted = [
          ...fields.map((field) => entry[field]).filter((value) => typeof value === 'string'),
          ...collectBlockText(entry['body'] ?? entry['subject'] ?? []),
        ];
        const missing = wanted.map(normalizeSpaces).filter((part) => part !== '' && !words.includes(part));
        expect({ path, missing }).toEqual({ path, missing: [] });
      }
    }
  });
}

test('questions and answers are on the page in each language', async () => {
  for (const locale of ['uz', 'ru', 'en']) {
    const { words } = await readListed(`/${locale}/faq`);
    const entries = await fetchEntries('faqs', locale);
    expect(entries.length).toBeGreaterThanOrEqual(15);
    for (const { question, answer } of entries)
      for (const part of [String(question), ...collectBlockText(answer)]) expect(words).toContain(normalizeSpaces(part));
  }
});

test('every section page shows its heading and lead', async () => {
  for (const locale of ['uz', 'ru', 'en']) {
    const entries = await fetchEntries('section-pages', locale);
    expect(entries.length).toBeGreaterThanOrEqual(43);
    for (const { key, title, lead } of entries) {
      const { heading, words } = await readListed(`/${locale}/${String(key)}`);
      expect({ key, locale, h1: heading }).toEqual({ key, locale, h1: normalizeSpaces(String(title)) });
      if (typeof lead === 'string') expect(words).toContain(normalizeSpaces(lead));
    }
  }
});

test('what is published in one language only is shown in the others with a notice, and not listed there', async () => {
  const inRussian = new Set((await fetchEntries('announcements', 'ru')).map(({ documentId }) => documentId));
  const untranslated = (await fetchEntries('announcements', 'uz')).filter(({ documentId }) => !inRussian.has(documentId));
  expect(untranslated.length).toBeGreaterThan(0);
  for (const { slug, title } of untranslated) {
    const { status, robots, canonical, heading, languagesWithin } = await readListed(`/ru/announcements/${String(slug)}`);
    expect(status).toBe(200);
    expect(robots[0]).toContain('noindex');
    expect(canonical).toBe(toAddress(`/uz/announcements/${String(slug)}`));
    expect(heading).toBe(String(title));
    expect(languagesWithin).toContain('uz');
    expect((await readListed('/ru/announcements')).words).not.toContain(String(title));
  }
});

test('the facts of the specification are on the contact page', async () => {
  for (const [locale, street] of [
    ['uz', 'Olimlar koʻchasi'],
    ['ru', 'улица Олимлар'],
    ['en', 'Olimlar Street'],
  ] as const) {
    const { words } = await readListed(`/${locale}/contact`);
    for (const fact of [street, '64', '100041', '9:00', '18:00', '15:00', '17:00']) expect(words).toContain(fact);
  }
});
