import { media, pictureMedia } from '@ochiq/contract/fields/media';

import { toFileView, toFullPictureView, toGalleryViews, toPictureView } from './media.ts';

const row = { name: 'well.jpg', hash: 'well_5f1c2ab3d4', ext: '.jpg', mime: 'image/jpeg', size: 1, width: 1600, height: 1000 };
const words = {
  uz: { caption: 'Choʻldagi quduq', source: 'A. Karimov' },
  ru: { caption: 'Скважина в степи!', source: 'А. Каримов' },
  en: { caption: '', source: 'A. Karimov' },
};
const pictureOf = (caption: string | null, change: object = {}) => ({
  image: pictureMedia.parse({ ...row, url: '/uploads/well_5f1c2ab3d4.jpg', words, ...change }),
  alt: 'A well',
  caption,
});
const caption = (own: string | null, locale: 'uz' | 'ru' | 'en', change?: object) =>
  toFullPictureView(pictureOf(own, change), locale)?.caption;

test('prints the caption and the source of the media library under a full picture, in the language of the entry', () => {
  expect(caption(null, 'uz')).toBe('Choʻldagi quduq. Manba: A. Karimov');
  expect(caption(null, 'ru')).toBe('Скважина в степи! Источник: А. Каримов');
  expect(caption(null, 'en')).toBe('Source: A. Karimov');
  expect(caption(null, 'uz', { words: null })).toBeNull();
  expect(caption(null, 'ru', { words: { uz: words.uz } })).toBeNull();
  expect(toGalleryViews([pictureOf(null)], 'uz')[0]?.caption).toBe('Choʻldagi quduq. Manba: A. Karimov');
});

test('prefers the caption of the entry, and prints none on a card', () => {
  expect(caption('Quduq, 2026', 'uz')).toBe('Quduq, 2026. Manba: A. Karimov');
  expect(toPictureView(pictureOf('Quduq, 2026'))?.caption).toBeNull();
});

test.each([
  [{ x: 0, y: 100 }, '04'],
  [{ x: 37, y: 63 }, '13'],
  [{ x: 52, y: 48 }, undefined],
  [null, undefined],
])('rounds the focal point %o to a step of the style sheet', (focalPoint, focus) => {
  expect(toPictureView(pictureOf(null, { focalPoint }))?.focus).toBe(focus);
});

test.each([[{ focalPoint: { x: 120, y: 0 } }], [{ words: { uz: { caption: 'x'.repeat(251), source: '' } } }]])(
  'refuses impossible details: %o',
  (change) => {
    expect(() => pictureOf(null, change)).toThrow();
  },
);

test.each([
  ['ru-RU', 'uz', 'PDF, rus tilida'],
  ['RU', 'ru', 'PDF'],
  ['uz', 'en', 'PDF, in Uzbek'],
  ['de', 'en', 'PDF'],
  [null, 'en', 'PDF'],
] as const)('names the language of a document (%s) where it is not that of the reader (%s)', (language, locale, format) => {
  const pdf = language === null ? null : { title: '', language, isTagged: true, pages: 1, hasText: true };
  const file = media.parse({ name: 'a.pdf', hash: 'a_1', ext: '.pdf', mime: 'application/pdf', size: 1, url: '/uploads/a_1.pdf', pdf });
  expect(toFileView('A', file, locale).format).toBe(format);
});
