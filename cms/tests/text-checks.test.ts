import { contentTypes } from '@ochiq/contract/content-types';
import { localeCodes, type Locale, type Localized } from '@ochiq/contract/routing/locales';

import { checkForm } from '../src/admin/checks/check-form';
import { findingKinds, type FindingKind } from '../src/admin/checks/finding';
import { buildRestEntries } from '../src/content/seeding/build-rest-entries';
import { readSeed } from '../src/content/seeding/seed-file';

type Block = Readonly<Record<string, unknown>> & { type: string };

const seed = buildRestEntries(readSeed());
const words = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: object[]): Block => ({ type: 'paragraph', children });

/** Paragraphs of the demonstration content, which have one run of words. */
const paragraphs: Localized<readonly string[]> = { uz: listParagraphs('uz'), ru: listParagraphs('ru'), en: listParagraphs('en') };

function listParagraphs(locale: Locale): readonly string[] {
  return seed
    .filter(({ type, value }) => type === 'news' && value['locale'] === locale)
    .flatMap(({ value }) => value['body'] as readonly Block[])
    .flatMap((block) => {
      const children = block['children'] as readonly { text?: string }[];
      const [{ text } = {}] = children;
      return block.type === 'paragraph' && children.length === 1 && text !== undefined && text.length > 120 ? [text] : [];
    });
}

test.each(localeCodes)('finds nothing to mend in the demonstration content (%s)', (locale) => {
  const own = seed.filter(({ value }) => value['locale'] === locale);
  const findings = own.flatMap(({ type, value }) => checkForm(contentTypes[type].fields, value, locale));
  expect(own.length).toBeGreaterThan(150);
  expect(findings).toEqual([]);
});

const linkWords: Localized<string> = { uz: 'bu yerda', ru: 'здесь', en: 'here' };
const numbers: Localized<readonly string[]> = {
  uz: ['1,500,000', '3.5 mln', '12.75 %'],
  ru: ['1,500,000', '3.5 млн', '12.75 %'],
  en: ['1 500 000', '3,5 mln', '12,75 %'],
};
const days: Localized<readonly string[]> = {
  uz: ['24 noyabr', '2026 yil', '11/24/2026'],
  ru: ['24-ноября', '2026г.', '11/24/2026'],
  en: ['24.11.2026', '11/24/2026', '1/2/26'],
};
const lookAlikes: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', а: 'a', е: 'e', о: 'o' };
/** A PDF that lacks nothing, and files in a text that lack something. */
const goodPdf = { title: 'Buyruq', language: 'uz', isTagged: true, pages: 2, hasText: true };
const pdfBlock = (change: object): Block => ({
  type: 'file',
  title: 'A',
  file: { name: 'a.pdf', pdf: { ...goodPdf, ...change } },
  children: [words('')],
});
const withoutEnd = (text: string) => text.replaceAll(/[.!?…;]+(?=\s|$)/gu, ',');

/** Plants a fault into a text that has none. @returns the text, and the place of the fault */
function plant(kind: FindingKind, text: string, locale: Locale, turn: number): { blocks: readonly Block[]; at: number } {
  const below = (block: Block) => ({ blocks: [paragraph(words(text)), block], at: 1 });
  const instead = (changed: string) => ({ blocks: [paragraph(words(changed))], at: 0 });
  switch (kind) {
    case 'heading-order':
      return below({ type: 'heading', level: 3 + (turn % 3), children: [words('Qudуq'.replace('у', 'u'))] });
    case 'bold-heading':
      return below(
        paragraph(
          words(
            text
              .split(/[\s,.]+/u)
              .slice(0, 3)
              .join(' '),
            { bold: true },
          ),
        ),
      );
    case 'typed-list':
      return instead(`${['- ', '• ', '1) '][turn % 3] ?? ''}${text}`);
    case 'link-words':
      return below(paragraph({ type: 'link', url: '/uz/news', children: [words(linkWords[locale])] }, words(text)));
    case 'undescribed':
      return below({
        type: 'image',
        image: { alternativeText: ['', 'IMG_1234.jpg', 'photo_2026-11-24_10-00-00.png'][turn % 3] },
        children: [words('')],
      });
    case 'no-captions':
      return below({ type: 'video', title: 'Quduq', file: { hash: 'film_1', ext: '.mp4' }, captions: null, children: [words('')] });
    case 'long-sentence':
      return instead(`${withoutEnd(`${text} ${text} ${text}`)}.`);
    case 'long-paragraph':
      return instead(Array.from({ length: 12 }, () => text).join(' '));
    case 'mixed-letters':
      return instead(text.replace(/(?<=\p{L})[aeoаео](?=\p{L})/u, (letter) => lookAlikes[letter] ?? letter));
    case 'apostrophe':
      return instead(text.replaceAll('ʻ', ["'", '’', '`'][turn % 3] ?? "'"));
    case 'capitals':
      return instead(text.replace(/^(?:\S+\s){8}/u, (start) => start.toUpperCase()));
    case 'number-form':
      return instead(`${text} (${numbers[locale][turn % 3] ?? ''})`);
    case 'date-form':
      return instead(`${text} (${days[locale][turn % 3] ?? ''})`);
    case 'pdf-scan':
      return below(pdfBlock({ hasText: false, isTagged: false, language: '', title: '' }));
    case 'pdf-untagged':
      return below(pdfBlock({ isTagged: false }));
    case 'pdf-language':
      return below(pdfBlock({ language: '' }));
    case 'pdf-title':
      return below(pdfBlock({ title: '' }));
  }
}

const planted = localeCodes.flatMap((locale) =>
  findingKinds
    .filter((kind) => kind !== 'apostrophe' || locale === 'uz')
    .map((kind) => ({ locale, kind, texts: paragraphs[locale].filter((text) => kind !== 'apostrophe' || text.includes('ʻ')).slice(0, 3) })),
);

test('plants more than a hundred faults', () => {
  expect(planted.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(100);
});

test.each(planted)('finds each $kind that is planted into texts ($locale), and nothing else', ({ locale, kind, texts }) => {
  for (const [turn, text] of texts.entries()) {
    const { blocks, at } = plant(kind, text, locale, turn);
    const findings = checkForm(contentTypes.news.fields, { body: blocks }, locale);
    expect({ text, kinds: [...new Set(findings.map((one) => `${one.kind} ${one.path}`))] }).toEqual({
      text,
      kinds: [`${kind} body.${String(at)}`],
    });
  }
});

test('advises on a PDF in a field, where its file is known', () => {
  const attachments = [
    { title: 'A', file: { name: 'a.pdf', pdf: { ...goodPdf, isTagged: false } } },
    { title: 'B', file: { name: 'b.pdf', pdf: null } },
  ];
  expect(checkForm(contentTypes.news.fields, { attachments, body: [pdfBlock({})] }, 'en')).toEqual([
    { kind: 'pdf-untagged', path: 'attachments.0.file', excerpt: 'a.pdf' },
  ]);
});

test('leaves abbreviations, addresses, versions and code alone', () => {
  const text = "AJ «GKM» va UNESCO saytida https://lex.uz/docs/o'zb 3.5-band, 2.1.1-versiya, 24.11.2026, 1-chorak. Pochta: a.o'b@lex.uz.";
  const code = { type: 'code', children: [words("o'zgaruvchi = 1,500,000")] };
  expect(checkForm(contentTypes.news.fields, { body: [paragraph(words(text)), code] }, 'uz')).toEqual([]);
});

test('says where in a list of parts, and which words', () => {
  const values = { title: 'Oʻzbekiston', attachments: [{ title: 'Buyruq' }, { title: "O'zbekiston" }], summary: 'Сув ва cув' };
  expect(checkForm(contentTypes.news.fields, values, 'uz')).toEqual([
    { kind: 'mixed-letters', path: 'summary', excerpt: 'cув' },
    { kind: 'apostrophe', path: 'attachments.1.title', excerpt: "O'zbekiston" },
  ]);
});
