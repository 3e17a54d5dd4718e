import { picture } from '../part/files.ts';
import { describePicture, isPictureFileName } from './picture-words.ts';
import { richText } from './rich-text.ts';

test.each(['quduq.png', 'Quduq 2026 (1).JPG', 'IMG_2034', 'DSC 0012', 'photo_2026-11-24_10-15-03', 'Снимок 12', 'image1', 'a.webp '])(
  'recognizes %s as a file name',
  (words) => {
    expect(isPictureFileName(words)).toBe(true);
    expect(describePicture(words)).toBe('');
  },
);

test.each([
  'Quduq',
  'Vazir 2026-yil 24-noyabrda quduq oldida',
  'Photo of the minister',
  'Фото',
  'Image 12 of the album: a well',
  'P. Nazarov',
])('accepts %s as a description', (words) => {
  expect(isPictureFileName(words)).toBe(false);
  expect(describePicture(words)).toBe(words);
});

const file = { hash: 'quduq_0123456789', ext: '.png', url: '/uploads/quduq_0123456789.png', width: 10, height: 10 };
const inText = (alternativeText: string) => richText.parse([{ type: 'image', image: { ...file, alternativeText }, children: [] }]);
const shown = (alt: string) => picture.fields.alt.schema.parse(alt);

test('drops file names from descriptions in texts and fields', () => {
  expect(inText('quduq.png')).toMatchObject([{ image: { alternativeText: '' } }]);
  expect(inText('Quduq')).toMatchObject([{ image: { alternativeText: 'Quduq' } }]);
  expect([shown('IMG_2034.jpg'), shown('Quduq')]).toEqual(['', 'Quduq']);
});
