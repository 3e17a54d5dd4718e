import sharp from 'sharp';

/** The shape of an icon: shown as it is, or cropped to the shape that a device chooses. */
export type IconShape = {
  /** Pixels. */
  side: number;
  purpose: 'any' | 'maskable';
  /** What fills a maskable icon around the drawing: `#rrggbb`. */
  ground: string;
};

/** Only the middle four fifths are certain to be visible (W3C manifest, safe zone): the drawing stays well inside. */
const maskableScale = 0.7;
/** Sharp reads a drawing without a size as having as many points as its view box has units. */
const pointsPerInch = 72;

/**
 * Renders a square drawing as PNG.
 * @param unit the side of the drawing's view box
 */
export async function renderIconPng(drawing: Uint8Array, unit: number, { side, purpose, ground }: IconShape): Promise<Buffer> {
  const inner = purpose === 'maskable' ? Math.round(side * maskableScale) : side;
  const drawn = sharp(drawing, { density: (pointsPerInch * inner) / unit }).resize(inner, inner);
  if (purpose === 'any') return drawn.png().toBuffer();
  const canvas = sharp({ create: { width: side, height: side, channels: 3, background: ground } });
  return canvas
    .composite([{ input: await drawn.png().toBuffer() }])
    .png()
    .toBuffer();
}
