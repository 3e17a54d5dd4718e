import { withWidth, selectDefaultWidth, getVariantPath, getVariantWidths } from './picture-variants.ts';

test.each([
  ['.jpg', 1600, [320, 480, 640, 960, 1280, 1600]],
  ['.PNG', 640, [320, 480, 640]],
  ['.webp', 200, [200]],
  ['.avif', 6000, [320, 480, 640, 960, 1280, 1920, 2560]],
  ['.jpeg', null, []],
  ['.svg', 1600, []],
  ['.gif', 1600, []],
])('a picture %s of the width %s has the variants %j', (ext, width, widths) => {
  expect(getVariantWidths({ ext, width })).toEqual(widths);
});

test('selects at most 1280 as the default width, or the only one', () => {
  expect(selectDefaultWidth([320, 1280, 1600])).toBe(1280);
  expect(selectDefaultWidth([320, 480])).toBe(480);
  expect(selectDefaultWidth([1500])).toBe(1500);
  expect(selectDefaultWidth([])).toBeUndefined();
});

test('replaces the width in a path', () => {
  expect(withWidth(getVariantPath('a-2_5f1c2ab3d4', 1280), 320)).toBe('/media/a-2_5f1c2ab3d4-320.webp');
});
