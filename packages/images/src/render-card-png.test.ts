import sharp from 'sharp';

import { drawCardSvg, renderCardPng, cardSize, type CardContent } from './render-card-png.ts';
import { drawTextPath, measureTextWidth } from './card-font.ts';

const card: CardContent = {
  title: 'Fargʻona vodiysida 42 ta kuzatuv qudugʻi yangi datchiklar bilan jihozlandi',
  label: 'Yangiliklar',
  name: 'Davlat gidrogeologiya muassasasi',
  seed: '/uz/news/42',
};

test('renders a small PNG of the size that social networks require', async () => {
  const picture = await renderCardPng(card);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...cardSize });
  expect(picture.length).toBeLessThan(40_000);
});

test('renders deterministically', async () => {
  const picture = await renderCardPng(card);
  expect((await renderCardPng({ ...card })).equals(picture)).toBe(true);
  for (const other of [{ title: 'x' }, { label: null }, { name: 'x' }, { seed: 'x' }])
    expect((await renderCardPng({ ...card, ...other })).equals(picture)).toBe(false);
});

test('escapes the title', () => {
  const drawing = drawCardSvg({ ...card, title: '</svg><script>alert(1)</script> & "x"', label: '<b>', name: '&' });
  expect(drawing.match(/<[a-z/]+/gu)?.every((tag) => ['<svg', '<rect', '<g', '<path', '</g', '</svg'].includes(tag))).toBe(true);
});

test.each(Array.from('oʻgʻʼ“”„«»—–…№·€қғҳўҚҒҲЎёЁъñé'))('the font has “%s”', (letter) => {
  expect(measureTextWidth(letter)).toBeGreaterThan(0);
  expect(drawTextPath(letter, 10, 0, 0)).toMatch(/^M/u);
});

test('drops characters that the font lacks', () => {
  expect(measureTextWidth('a漢b')).toBe(measureTextWidth('a') + measureTextWidth('b'));
});
