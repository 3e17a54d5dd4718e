import { previewLink, formatSignedPreview } from './preview.ts';

const link = { type: 'news', document: 'abc', locale: 'ru', version: 'draft', until: '1800000000', signature: 'a'.repeat(64) };

test('parses the version and the expiry of a link', () => {
  expect(previewLink.parse(link)).toEqual({ ...link, until: 1_800_000_000 });
});

test('parses the number of a version in the history', () => {
  expect(previewLink.parse({ ...link, version: '1204' }).version).toBe('1204');
});

test.each([
  ['a type that there is not', { type: 'secret' }],
  ['a type of what citizens send', { type: 'appeal' }],
  ['a document that could be something else', { document: 'a/../b' }],
  ['another version', { version: 'modified' }],
  ['a version that is no number', { version: '07' }],
  ['a language that the site has not', { locale: 'fr' }],
  ['something that is not signed', { extra: '1' }],
  ['no instant', { until: 'tomorrow' }],
  ['no signature', { signature: '' }],
])('rejects a link with %s', (_, change) => {
  expect(previewLink.safeParse({ ...link, ...change }).success).toBe(false);
});

test('signs a different text for every link', () => {
  const one = previewLink.parse(link);
  const others = [
    { type: 'tag' as const },
    { document: 'abd' },
    { locale: 'uz' as const },
    { version: 'published' as const },
    { version: '7' },
    { until: 1_800_000_001 },
  ];
  const texts = [one, ...others.map((other) => ({ ...one, ...other }))].map(formatSignedPreview);
  expect(new Set(texts).size).toBe(texts.length);
});
