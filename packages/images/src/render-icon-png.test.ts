import sharp from 'sharp';

import { renderIconPng } from './render-icon-png.ts';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#f00"/></svg>',
);
const ground = '#0a2547';

async function pixel(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('renders an icon in its size with transparent corners', async () => {
  const picture = await renderIconPng(drawing, 48, { side: 192, purpose: 'any', ground });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(await pixel(picture, 96, 2)).toEqual([255, 0, 0, 255]);
  expect((await pixel(picture, 0, 0))[3]).toBe(0);
});

test('fills the square of a maskable icon, with the drawing in the safe zone', async () => {
  const picture = await renderIconPng(drawing, 48, { side: 512, purpose: 'maskable', ground });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  expect(await pixel(picture, 256, 256)).toEqual([255, 0, 0, 255]);
  for (const [x, y] of [
    [0, 0],
    [256, 40],
  ] as const)
    expect(await pixel(picture, x, y)).toEqual([10, 37, 71, 255]);
});
