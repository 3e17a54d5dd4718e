import { picture } from './part/files.ts';

const image = {
  name: 'well.jpg',
  hash: 'well_5f1c2ab3d4',
  ext: '.JPG',
  mime: 'image/jpeg',
  size: 212.4,
  width: 1600,
  height: 1000,
  url: '/uploads/well_5f1c2ab3d4.JPG',
};
const complaints = (value: unknown) =>
  picture.schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('accepts a picture with its size and description', () => {
  expect(picture.schema.parse({ image, alt: 'A well in the steppe', caption: null })).toMatchObject({
    image: { ext: '.jpg', width: 1600, height: 1000, bytes: 212_400 },
    alt: 'A well in the steppe',
  });
});

test.each([undefined, null, '', '   '])('rejects a picture with the description %j', (alt) => {
  expect(complaints({ image, alt, caption: null })).toEqual([['alt', expect.any(String)]]);
});

test.each([
  { width: null, height: 1000 },
  { width: 1600, height: undefined },
])('rejects a picture of unknown size with a hint: %j', (size) => {
  expect(complaints({ image: { ...image, ...size }, alt: 'A well', caption: null })).toEqual([
    ['image', 'has no known width and height: upload the picture again'],
  ]);
});
