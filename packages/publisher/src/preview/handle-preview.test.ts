import { previewKey, buildPreviewQuery } from '../../test/preview-query.ts';
import { verifyPreviewLink } from './handle-preview.ts';

const now = new Date(1_799_999_000_000);
const read = (query: URLSearchParams, at = now) => verifyPreviewLink(query, previewKey, at);

test('returns what a valid link shows', () => {
  expect(read(buildPreviewQuery())).toMatchObject({ type: 'news', document: 'news-1', locale: 'ru', version: 'draft' });
});

test('accepts a link until its last second, and not after it', () => {
  expect(read(buildPreviewQuery(), new Date(1_800_000_000_000))).not.toBeNull();
  expect(read(buildPreviewQuery(), new Date(1_800_000_000_001))).toBeNull();
});

test.each([
  ['type', 'tag'],
  ['document', 'news-2'],
  ['locale', 'uz'],
  ['version', 'published'],
  ['until', '1900000000'],
  ['signature', 'a'.repeat(64)],
])('rejects a link with a modified %s', (name, value) => {
  const query = buildPreviewQuery();
  query.set(name, value);
  expect(read(query)).toBeNull();
});

test('rejects a foreign signature, missing fields and additional ones', () => {
  const [short, long] = [buildPreviewQuery(), buildPreviewQuery()];
  short.delete('signature');
  long.set('extra', '1');
  for (const query of [buildPreviewQuery({}, 'another-key-of-the-tests'), short, long, new URLSearchParams()])
    expect(read(query)).toBeNull();
});
