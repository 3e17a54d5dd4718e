import { getPublishedFileName } from './file-name.ts';
import { media } from './media.ts';
import { richText } from './rich-text.ts';

const before = '2026-11-20T04:05:06.789Z';
const after = '2026-11-20T04:05:06.790Z';
const file = { name: 'a.pdf', hash: 'a_1', ext: '.pdf', mime: 'application/pdf', size: 1, url: '/uploads/a_1.pdf' };
const picture = { hash: 'h_1', ext: '.png', url: '/uploads/h_1.png', alternativeText: 'A well', width: 10, height: 20 };

test('changes the name of a replaced file only', () => {
  expect(getPublishedFileName('a_1', before)).toBe(getPublishedFileName('a_1', before));
  expect(getPublishedFileName('a_1', after)).not.toBe(getPublishedFileName('a_1', before));
});

test('builds a name that is valid in a path', () => {
  expect(getPublishedFileName('a_1', before)).toMatch(/^a_1-[0-9a-z]{8}$/u);
});

test('keeps the library’s name without a time of change', () => {
  expect([getPublishedFileName('a_1', null), getPublishedFileName('a_1', undefined)]).toEqual(['a_1', 'a_1']);
});

test('names files of fields and pictures of texts alike', () => {
  expect(media.parse({ ...file, updatedAt: before }).hash).toBe(getPublishedFileName('a_1', before));
  const [block] = richText.parse([{ type: 'image', image: { ...picture, updatedAt: before }, children: [] }]);
  expect(block).toEqual({ type: 'image', image: { ...picture, hash: getPublishedFileName('h_1', before) } });
});
