import { media, pictureMedia } from './media.ts';
import { richText } from './rich-text.ts';
import { findUploadFaults, getPublishedFileName, uploadFormats } from './upload.ts';

const before = '2026-11-20T04:05:06.789Z';
const after = '2026-11-20T04:05:06.790Z';
const pdf = { name: 'a.pdf', hash: 'a_1', ext: '.pdf', mime: 'application/pdf', size: 1, url: '/uploads/a_1.pdf' };
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
  expect(media.parse({ ...pdf, updatedAt: before }).hash).toBe(getPublishedFileName('a_1', before));
  const [block] = richText.parse([{ type: 'image', image: { ...picture, updatedAt: before }, children: [] }]);
  expect(block).toEqual({ type: 'image', image: { ...picture, hash: getPublishedFileName('h_1', before) } });
});

const hash = 'well_5f1c2ab3d4';
const file = { name: 'a', hash, ext: '.png', mime: 'image/png', size: 1, width: 10, height: 20, url: `/uploads/${hash}.png` };
const inText = (change: object) => [{ type: 'image', image: { ...file, alternativeText: 'A well', ...change }, children: [] }];

/** Addresses that resolve, or would resolve, to something other than the row's file. */
const hostileUrls = [
  'http://169.254.169.254/latest/meta-data/',
  `http://169.254.169.254/uploads/${hash}.png`,
  `http://127.0.0.1:5432/uploads/${hash}.png`,
  `https://cms.example/uploads/${hash}.png`,
  `http://cms.example:1337/uploads/${hash}.png`,
  `http://name:word@cms.example/uploads/${hash}.png`,
  `//evil.example/uploads/${hash}.png`,
  `///evil.example/uploads/${hash}.png`,
  `/\\evil.example/uploads/${hash}.png`,
  `\\uploads\\${hash}.png`,
  `@evil.example/uploads/${hash}.png`,
  '/uploads/../admin',
  `/uploads/../uploads/${hash}.png`,
  `/uploads/%2e%2e/${hash}.png`,
  `/uploads/%2E%2E%2fadmin`,
  `/uploads/./${hash}.png`,
  `/uploads//${hash}.png`,
  `/uploads/other/${hash}.png`,
  '/uploads/other_1234567890.png',
  `/uploads/${hash}.exe`,
  `/uploads/${hash}.PNG`,
  `/uploads/${hash}.png?width=1`,
  `/uploads/${hash}.png#a`,
  `/uploads/${hash}.png\n`,
  ` /uploads/${hash}.png`,
  `uploads/${hash}.png`,
  '/uploads/',
  '',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:http://cms.example/1',
];

const listIssuePaths = (issues: readonly { path: PropertyKey[] }[] = []) => issues.map(({ path }) => path.map(String).join('.'));

test('accepts the path of hash and extension', () => {
  expect(media.parse(file).url).toBe(`/uploads/${hash}.png`);
  expect(richText.safeParse(inText({})).error).toBeUndefined();
  expect(media.parse({ ...file, ext: '.PNG', url: `/uploads/${hash}.PNG` }).ext).toBe('.png');
});

test.each(hostileUrls)('rejects the address %p and names the field', (url) => {
  expect(listIssuePaths(media.safeParse({ ...file, url }).error?.issues)).toEqual(['url']);
  expect(listIssuePaths(pictureMedia.safeParse({ ...file, url }).error?.issues)).toEqual(['url']);
  const { error } = richText.safeParse(inText({ url }));
  expect(JSON.stringify(error?.issues)).toContain('is not where the media library keeps this file');
});

test.each(['..', '.', '../admin', 'a/b', 'a\\b', '%2e%2e', 'a?b', '@evil', '', '.env', 'a b'])(
  'rejects the name %p even with a matching address',
  (name) => {
    const claim = { ...file, hash: name, url: `/uploads/${name}.png` };
    expect(listIssuePaths(media.safeParse(claim).error?.issues)).toEqual(['hash']);
    expect(richText.safeParse(inText(claim)).success).toBe(false);
  },
);

test.each(['.exe', '.svg', '.html', '.js', '.php', '.xml', '.docm', '', 'png', '.png.exe', '.png/../x', '.__proto__', '.constructor'])(
  'rejects the extension %p',
  (ext) => {
    const claim = { ...file, ext, url: `/uploads/${hash}${ext}` };
    expect(listIssuePaths(media.safeParse(claim).error?.issues)).toContain('ext');
    expect(richText.safeParse(inText(claim)).success).toBe(false);
  },
);

test('requires a media type that matches the extension', () => {
  expect(listIssuePaths(media.safeParse({ ...file, mime: 'text/html' }).error?.issues)).toEqual(['mime']);
});

test('allows only pictures in a text', () => {
  const { error } = richText.safeParse(inText({ ext: '.pdf', url: `/uploads/${hash}.pdf` }));
  expect(JSON.stringify(error?.issues)).toContain('is not the ending of a picture');
});

test.each(Object.entries(uploadFormats))('accepts %s (%o)', (ext, { mime }) => {
  expect(findUploadFaults({ hash, ext, mime, url: `/uploads/${hash}${ext}` })).toEqual([]);
});
