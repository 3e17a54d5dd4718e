import { createMinimalEntry, withChangedEntries } from '../../test/minimal-content.ts';
import { buildSite } from '../site.ts';
import { buildDescription } from './head.ts';

test('uses the first text where it is long enough', () => {
  const enough = 'Who we are, what we do and what the law makes us answer for.';
  expect(buildDescription([null, '', enough, 'More.'])).toBe(enough);
});

test('appends the next text to a short one', () => {
  expect(buildDescription(['No. 430', '  The rules of\n using groundwater. '])).toBe('No. 430. The rules of using groundwater.');
  expect(buildDescription(['Who we are?', 'We measure.'])).toBe('Who we are? We measure.');
});

test('truncates between words, to 160 characters at most', () => {
  const description = buildDescription(['Gidrogeologiya, '.repeat(30)]) ?? '';
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/Gidrogeologiya…$/u);
});

test('omits duplicate texts', () => {
  expect(buildDescription(['We measure water.', 'We measure water.', 'Well water.'])).toBe('We measure water. Well water.');
});

test('returns null without texts', () => {
  expect(buildDescription([null, undefined, ' '])).toBeNull();
});

type Raw = ReturnType<typeof withChangedEntries>;

/** The heads of the pages of a language that search engines list, by path. */
function buildHeads(raw: Raw) {
  const { pages } = buildSite(raw, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
  const own = pages.filter(({ form }) => form === 'ru').map((page) => [page.path, page.page().head] as const);
  return new Map(own.filter(([path, head]) => head.index && head.canonical === path));
}

test('titles of documents, units, datasets and projects are unique across sections', () => {
  const heads = buildHeads(
    withChangedEntries((entry) => {
      const { type, value } = entry;
      if (type === 'document' || type === 'dataset') return { ...entry, value: { ...value, title: 'Конституция' } };
      if (type === 'unit' || type === 'project') return { ...entry, value: { ...value, name: 'Конституция' } };
      return type === 'section-page' && value['key'] === 'constitution' ? { ...entry, value: { ...value, title: 'Конституция' } } : entry;
    }),
  );
  const titles = [...heads].filter(([, { title }]) => title.startsWith('Конституция')).map(([, { title }]) => title);
  expect(titles).toHaveLength(5);
  expect(new Set(titles).size).toBe(5);
});

test('a unit that is called like its section is told from it by the structure', () => {
  const heads = buildHeads(
    withChangedEntries((entry) => {
      const { type, value } = entry;
      if (type === 'unit') return { ...entry, value: { ...value, name: 'Центральный аппарат', kind: 'central-apparatus' } };
      const titles: Readonly<Record<string, string>> = { 'central-apparatus': 'Центральный аппарат', structure: 'Структура' };
      return type === 'section-page' ? { ...entry, value: { ...value, title: titles[String(value['key'])] ?? value['title'] } } : entry;
    }),
  );
  const titles = [...heads].filter(([, { title }]) => title.startsWith('Центральный аппарат')).map(([, { title }]) => title);
  expect(titles.sort()).toEqual(['Центральный аппарат', 'Центральный аппарат — Структура']);
});

test('parts of the register and documents have unique descriptions', () => {
  const documents = ['law', 'order'].flatMap((kind, index) =>
    ['2', '3'].map((id) =>
      createMinimalEntry('document', 'ru', `${kind}-${id}`, {
        title: 'Постановление о подземных водах',
        kind,
        number: `${String(index)}${id}`,
        issuer: 'Кабинет Министров Республики Узбекистан, Ташкент',
        adoptedOn: '2026-03-05',
        legalStatus: 'in-force',
      }),
    ),
  );
  const heads = buildHeads(withChangedEntries((entry) => (entry.type === 'document' ? null : entry), documents));
  const shown = [...heads].filter(([path]) => path.startsWith('/ru/documents/')).map(([, { description }]) => description);
  expect(shown.length).toBeGreaterThanOrEqual(8);
  expect(new Set(shown).size).toBe(shown.length);
  expect(heads.get('/ru/documents/kind/law')?.description).toMatch(/^Законы: Постановление/u);
  expect(heads.get('/ru/documents/year/2026')?.description).toMatch(/^Документы 2026 года: /u);
});

test('reads a long text only where the texts before it are too short', () => {
  const readLong = jest.fn(() => ['The rules of using groundwater.']);
  expect(buildDescription(['Who we are, what we do and what the law makes us answer for.', readLong])).not.toContain('rules');
  expect(readLong).not.toHaveBeenCalled();
  expect(buildDescription(['No. 430', readLong])).toBe('No. 430. The rules of using groundwater.');
});
