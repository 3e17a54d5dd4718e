import { createMinimalEntry, withChangedEntries } from '../../test/minimal-content.ts';
import { buildSearchDocuments } from '../build-search-documents.ts';
import { buildSite } from '../site.ts';
import { buildOutdatedNotice } from './outdated-notice.ts';

const at = '2026-11-19T20:30:00.000Z';
const paths = { uz: '/uz/x', ru: '/ru/x', en: '/en/x' };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  [
    ...(['ru', 'uz'] as const),
    'Это перевод прежней редакции: текст на узбекском языке изменён 20 ноября 2026 г. Силу имеет он, а не перевод.',
    'Читать текст на узбекском языке',
  ],
  [
    ...(['en', 'uz'] as const),
    'This is a translation of an earlier version: the Uzbek text was changed on 20 November 2026. That text prevails over the translation.',
    'Read the Uzbek text',
  ],
  [
    ...(['en', 'ru'] as const),
    'This is a translation of an earlier version: the Russian text was changed on 20 November 2026.',
    'Read the Russian text',
  ],
  [
    ...(['uz', 'ru'] as const),
    'Bu avvalgi tahrirning tarjimasi: ruscha matn 2026-yil 20-noyabr kuni oʻzgartirilgan.',
    'Ruscha matnni oʻqish',
  ],
])('tells a reader of %s what is newer in %s, since which day in Tashkent, and that Uzbek has force', (locale, source, text, label) => {
  const notice = buildOutdatedNotice(locale, { outdated: { source, at }, translated: ['uz', 'ru', 'en'], paths });
  expect({ ...notice, text: plain(notice?.text) }).toEqual({ text, link: { label, path: `/${source}/x`, locale: source } });
});

const outdated = { source: 'uz', at };
const news = (over: Record<string, unknown> = {}) => createMinimalEntry('news', 'ru', 'late', { title: 'Вода', outdated, ...over });
const buildPages = (added: Parameters<typeof withChangedEntries>[1]) =>
  buildSite(
    withChangedEntries((entry) => entry, added),
    { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' },
  ).pages;

test('is on the page of the translation, in no list and card, and not in the search index', () => {
  const uzbek = createMinimalEntry('news', 'uz', 'late', { title: 'Suv' });
  const pages = buildPages([uzbek, news()]);
  const noted = pages.flatMap((planned) => (planned.page().outdated ? [planned.path] : []));
  expect(noted).toEqual(['/ru/news/news-late-ru']);
  const page = pages.find(({ path }) => path === noted[0])?.page();
  const documents = page ? buildSearchDocuments(page) : [];
  expect(documents.map(({ title }) => title)).toEqual(['Вода']);
  expect(JSON.stringify(documents)).not.toContain('перевод');
});

test('is not there where the site does not have the text that is newer', () => {
  const invalid = createMinimalEntry('news', 'uz', 'late', { title: '' });
  expect(buildPages([invalid, news()]).some((planned) => planned.page().outdated)).toBe(false);
});

test('is on pages that consist of their section’s text or have some, not on lists that take their heading from it', () => {
  const block = { __component: 'block.quote', text: 'Матн', author: null, source: null };
  const raw = withChangedEntries((entry) => {
    const { type, value } = entry as { type: string; value: Record<string, unknown> };
    if (type !== 'section-page' || value['locale'] !== 'ru') return entry;
    return { ...entry, value: { ...value, outdated, blocks: value['key'] === 'appeals' ? [block] : [] } };
  });
  const { pages } = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const noted = new Set(pages.flatMap((planned) => (planned.page().outdated ? [planned.path] : [])));
  expect(['/ru/about', '/ru/appeals', '/ru/tenders', '/ru/news', '/uz/about'].filter((path) => noted.has(path))).toEqual([
    '/ru/about',
    '/ru/appeals',
  ]);
});
