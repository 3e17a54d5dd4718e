import { readFileSync } from 'node:fs';

import { create, type Font, type GlyphRun } from 'fontkit';

/** Golos Text at the weight of headings, by script; the licence is in the same folder. */
const files = ['latin', 'cyrillic', 'cyrillic-ext'] as const;

let loaded: readonly Font[] | undefined;

function loadFont(script: (typeof files)[number]): Font {
  const font = create(readFileSync(new URL(`../font/golos-text-600-${script}.ttf`, import.meta.url)));
  if (!('layout' in font)) throw new Error(`The font of cards for ${script} is a collection`);
  return font;
}

const getFonts = (): readonly Font[] => (loaded ??= files.map(loadFont));

/**
 * Replaces characters that the font lacks: for the Uzbek turned comma (oʻ, gʻ), its left quotation mark has the same
 * shape.
 */
const toDrawable = (text: string) => text.normalize('NFC').replaceAll('ʻ', '‘').replaceAll('\u00a0', ' ');

type FontRun = { font: Font; text: string };

/** Splits a text into runs that one font can draw; characters that no font has are dropped. */
function splitIntoRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of toDrawable(text)) {
    const last = runs.at(-1);
    const has = (font: Font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const font = last && has(last.font) ? last.font : getFonts().find(has);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const layOutText = (text: string): { run: GlyphRun; scale: number }[] =>
  splitIntoRuns(text).map(({ font, text: piece }) => ({ run: font.layout(piece), scale: 1 / font.unitsPerEm }));

/** Measures the width of a line of text, in units of the font size. */
export function measureTextWidth(text: string): number {
  return layOutText(text).reduce((width, { run, scale }) => width + run.advanceWidth * scale, 0);
}

const roundCoordinate = (value: number) => String(Math.round(value * 10) / 10);

/** Converts a line of text to SVG path data: no font is needed to show it. */
export function drawTextPath(text: string, size: number, x: number, y: number): string {
  let left = x;
  const paths: string[] = [];
  for (const { run, scale } of layOutText(text)) {
    const zoom = size * scale;
    run.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      for (const { command, args } of glyph.path.commands) {
        const points = args.map((value, at) => (at % 2 === 0 ? left + (value + xOffset) * zoom : y - (value + yOffset) * zoom));
        paths.push(pathCommands[command] + points.map(roundCoordinate).join(' '));
      }
      left += xAdvance * zoom;
    });
  }
  return paths.join('');
}

const pathCommands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
