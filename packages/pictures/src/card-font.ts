import { readFileSync } from 'node:fs';

import { create, type Font, type GlyphRun } from 'fontkit';

/** Golos Text at the weight of headings, by script; the licence is in the same folder. */
const files = ['latin', 'cyrillic', 'cyrillic-ext'] as const;

let loaded: readonly Font[] | undefined;

function load(script: (typeof files)[number]): Font {
  const font = create(readFileSync(new URL(`../font/golos-text-600-${script}.ttf`, import.meta.url)));
  if (!('layout' in font)) throw new Error(`The font of cards for ${script} is a collection`);
  return font;
}

const fonts = (): readonly Font[] => (loaded ??= files.map(load));

/**
 * Replaces characters that the font lacks: for the Uzbek turned comma (oʻ, gʻ), its left quotation mark has the same
 * shape.
 */
const drawable = (text: string) => text.normalize('NFC').replaceAll('ʻ', '‘').replaceAll('\u00a0', ' ');

type Run = { font: Font; text: string };

/** Splits a text into runs that one font can draw; characters that no font has are dropped. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of drawable(text)) {
    const last = runs.at(-1);
    const has = (font: Font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const font = last && has(last.font) ? last.font : fonts().find(has);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const laidOut = (text: string): { run: GlyphRun; scale: number }[] =>
  runsOf(text).map(({ font, text: piece }) => ({ run: font.layout(piece), scale: 1 / font.unitsPerEm }));

/** Measures the width of a line of text, in units of the font size. */
export function widthOf(text: string): number {
  return laidOut(text).reduce((width, { run, scale }) => width + run.advanceWidth * scale, 0);
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Converts a line of text to SVG path data: no font is needed to show it. */
export function outlineOf(text: string, size: number, x: number, y: number): string {
  let left = x;
  const paths: string[] = [];
  for (const { run, scale } of laidOut(text)) {
    const zoom = size * scale;
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      for (const { command, args } of glyph.path.commands) {
        const points = args.map((value, at) => (at % 2 === 0 ? left + (value + xOffset) * zoom : y - (value + yOffset) * zoom));
        paths.push(letters[command] + points.map(rounded).join(' '));
      }
      left += xAdvance * zoom;
    });
  }
  return paths.join('');
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
