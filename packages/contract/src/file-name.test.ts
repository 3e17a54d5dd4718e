import { fileName } from './file-name.ts';
import { media } from './media.ts';
import { richText } from './rich-text.ts';

const before = '2026-11-20T04:05:06.789Z';
const after = '2026-11-20T04:05:06.790Z';
const file = { name: 'a.pdf', hash: 'a_1', ext: '.pdf', mime: 'application/pdf', size: 1, url: '/uploads/a_1.pdf' };
const picture = { hash: 'h_1', ext: '.png', url: '/uploads/h_1.png', alternativeText: 'A well', width: 10, height: 20 };

test('a replaced file gets another name, an untouched one keeps its own', () => {
  expect(fileName('a_1', before)).toBe(fileName('a_1', before));
  expect(fileName('a_1', after)).not.toBe(fileName('a_1', before));
});

test('a name is fit for a path', () => {
  expect(fileName('a_1', before)).toMatch(/^a_1-[0-9a-z]{8}$/u);
});

test('what is not known to have changed keeps the library’s name', () => {
  expect([fileName('a_1', null), fileName('a_1', undefined)]).toEqual(['a_1', 'a_1']);
});

test('a file of a field and a picture in a text are named alike', () => {
  expect(media.parse({ ...file, updatedAt: before }).hash).toBe(fileName('a_1', before));
  const [block] = richText.parse([{ type: 'image', image: { ...picture, updatedAt: before }, children: [] }]);
  expect(block).toEqual({ type: 'image', image: { ...picture, hash: fileName('h_1', before) } });
});
