import type { Locale } from '@ochiq/contract/routing/locales';
import { siteAlert } from '@ochiq/contract/wire/site-alert';

import { createMinimalContent, createMinimalEntry } from '../test/minimal-content.ts';
import { buildSite } from './site.ts';

const panelUrl = 'http://127.0.0.1:1337/admin';
/** 04:00 in Tashkent on the 21st, and 23:30 there on the 23rd. */
const days = { from: '2026-11-20T23:00:00.000Z', until: '2026-11-23T18:30:00.000Z' };
const always = { from: null, until: null };

type AlertFileOptions = { locale?: Locale; today?: string; pathPrefix?: string };

/** The alert's files by name; no fields: none is published. */
function buildFilesFor(
  fields: Record<string, unknown> | null,
  { locale = 'uz', today = '2026-11-20', pathPrefix = '' }: AlertFileOptions = {},
) {
  const others = createMinimalContent().filter(({ type }) => type !== 'alert');
  const own = fields ? [createMinimalEntry('alert', locale, '1', { text: 'Koʻchki xavfi', level: 'danger', ...fields })] : [];
  const { alert } = buildSite([...others, ...own], { today, panelUrl, siteUrl: `https://ochiq.example${pathPrefix}`, pathPrefix });
  return new Map(alert.map(({ to, text }) => [to, text]));
}

const buildFragment = (...given: Parameters<typeof buildFilesFor>) => buildFilesFor(...given).get('/alert/ru.txt');

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
])('writes the fragment of a banner for the 21st to the 23rd on %s: %s', (today, isThere) => {
  expect(buildFragment(days, { today }) !== undefined).toBe(isThere);
});

test('writes the banner’s days on any day', () => {
  const alertJson = buildFilesFor(days).get('/alert/ru.json') ?? '';
  expect(siteAlert.parse(JSON.parse(alertJson))).toEqual({
    from: '2026-11-21',
    until: '2026-11-23',
    html: buildFragment(days, { today: '2026-11-22' }),
  });
});

test('without a banner writes no fragment, and empty data for every locale prefix', () => {
  const emptyAlert = JSON.stringify({ from: null, until: null, html: '' });
  expect([...buildFilesFor(null)]).toEqual(['plain', 'uz', 'ru', 'en', 'uz-cyrl'].map((form) => [`/alert/${form}.json`, emptyAlert]));
});

test('shows the banner in Cyrillic to its readers, with links to pages in it', () => {
  const files = buildFilesFor({ ...always, link: { label: 'Batafsil', url: '/news' } }, { pathPrefix: '/x' });
  expect(files.get('/alert/uz-cyrl.txt')).toBe(
    '<section data-level="danger" aria-label="Хавф"><p><b>Хавф.</b> Кўчки хавфи <a href="/x/uz-cyrl/news">Батафсил</a></p></section>',
  );
});

test('writes the banner in Cyrillic with the words that editors list', () => {
  const others = createMinimalContent()
    .filter(({ type }) => type !== 'alert')
    .map((entry) =>
      entry.type === 'site' ? { ...entry, value: Object.assign({}, entry.value, { cyrillicWords: 'Suvtaʼminot' }) } : entry,
    );
  const alert = createMinimalEntry('alert', 'uz', '1', { text: 'Suvtaʼminot xabari', level: 'danger', ...always });
  const site = buildSite([...others, alert], { today: '2026-11-20', panelUrl, siteUrl: 'https://ochiq.example', pathPrefix: '' });
  expect(site.alert.find(({ to }) => to === '/alert/uz-cyrl.txt')?.text).toContain('Suvtaʼminot хабари');
});

test('shows the level in the reader’s language, and marks text in another one', () => {
  expect(buildFragment(always)).toBe(
    '<section data-level="danger" aria-label="Опасность"><p><b>Опасность.</b> <span lang="uz">Koʻchki xavfi</span></p></section>',
  );
  expect(buildFragment({ ...always, level: 'warning' }, { locale: 'ru' })).toBe(
    '<section data-level="warning" aria-label="Предупреждение"><p><b>Предупреждение.</b> Koʻchki xavfi</p></section>',
  );
});

test.each([
  ['/news', '<a href="/davlat/ru/news">'],
  ['https://lex.uz/docs?a=1&b=2', '<a href="https://lex.uz/docs?a=1&#38;b=2" rel="external noopener">'],
  ['tel:112', '<a href="tel:112">'],
])('resolves its link to %s for the reader’s locale prefix', (url, tag) => {
  const link = { label: 'Batafsil', url };
  expect(buildFragment({ ...always, link }, { pathPrefix: '/davlat' })).toContain(` ${tag}Batafsil</a>`);
});

test('links of unprefixed pages stay unprefixed', () => {
  const link = { label: 'Batafsil', url: '/news' };
  expect(buildFilesFor({ ...always, link }).get('/alert/plain.txt')).toContain('href="/news"');
});

test('escapes the editor’s text', () => {
  const link = { label: '</a><i>', url: 'https://a.example/?q="><b>' };
  const piece = buildFragment({ ...always, text: '<script>alert("1")</script> & co', link }) ?? '';
  expect(piece).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; co');
  expect(piece.match(/<[a-z]+/gu)).toEqual(['<section', '<p', '<b', '<span', '<a']);
});
