import { drawBandPaths } from '@ochiq/artwork/bands';
import { computeContours } from '@ochiq/artwork/compute-contours';
import sharp from 'sharp';

import { drawTextPath, measureTextWidth } from './card-font.ts';
import { wrapTitle } from './wrap-title.ts';

/** The content of a social card, and the seed of its background. */
export type CardContent = {
  title: string;
  /** The section that the page is in. */
  label: string | null;
  /** The institution. */
  name: string;
  seed: string;
};

export const cardSize = { width: 1200, height: 630 } as const;

/** The site's colours in its light theme: the theme of the reader is unknown where a card is shown. */
const colours = {
  ground: '#0a2547',
  ground2: '#12407a',
  line: '#8fb9e6',
  title: '#ffffff',
  label: '#e2a24a',
  name: '#d6e4f4',
} as const;
const earth = [
  { top: 508, swing: 26, colour: '#24609f' },
  { top: 536, swing: 22, colour: '#1d5190' },
  { top: 560, swing: 18, colour: '#b98a52' },
  { top: 584, swing: 14, colour: '#a3743f' },
  { top: 604, swing: 12, colour: '#86592e' },
  { top: 620, swing: 8, colour: '#683f20' },
] as const;

const margin = 72;
const lineWidth = 940;
const lineHeight = 1.14;
const small = 30;

/** Shortens a line with an ellipsis until it fits. */
function truncateLine(text: string, limit: number): string {
  let truncated = text;
  while (truncated.length > 1 && measureTextWidth(`${truncated}…`) > limit) truncated = truncated.slice(0, -1).trimEnd();
  return measureTextWidth(text) <= limit ? text : `${truncated}…`;
}

function drawTexts({ title, label, name }: CardContent): string {
  const { size, lines } = wrapTitle(title, lineWidth);
  const top = label === null ? margin : margin + small * 2;
  const labelPath = label === null ? '' : drawTextPath(truncateLine(label, lineWidth / small), small, margin, margin + small);
  const titlePath = lines.map((line, index) => drawTextPath(line, size, margin, top + size + index * size * lineHeight)).join('');
  const namePath = drawTextPath(truncateLine(name, (cardSize.width - 2 * margin) / small), small, margin, 470);
  return `<path fill="${colours.label}" d="${labelPath}"/><path fill="${colours.title}" d="${titlePath}"/><path fill="${colours.name}" d="${namePath}"/>`;
}

function drawBackground(seed: string): string {
  const { width, height } = cardSize;
  const lines = computeContours({ seed, centre: [930, 190], step: 34, count: 11 })
    .map(({ path, index }) => `<path d="${path}" stroke-width="${index ? '2.5' : '1.2'}"/>`)
    .join('');
  const layers = drawBandPaths({ seed, width, height, bands: earth, waves: 4 })
    .map((path, index) => `<path fill="${earth[index]?.colour ?? colours.ground}" d="${path}"/>`)
    .join('');
  return `<g fill="none" stroke="${colours.line}" stroke-opacity=".28">${lines}</g>${layers}`;
}

/** Draws a card as SVG. */
export function drawCardSvg(card: CardContent): string {
  const { width, height } = cardSize;
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${colours.ground}"/>${drawBackground(card.seed)}${drawTexts(card)}</svg>`;
}

/**
 * Renders a card as PNG, the format that most sites which show shared links accept. Sixteen colours take half the bytes
 * of a JPEG; shrinking it by another twentieth would take a third of the time.
 */
export async function renderCardPng(card: CardContent): Promise<Buffer> {
  return sharp(Buffer.from(drawCardSvg(card)))
    .png({ palette: true, colours: 16, effort: 1, dither: 0, compressionLevel: 6 })
    .toBuffer();
}
