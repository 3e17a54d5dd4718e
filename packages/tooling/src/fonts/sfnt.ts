const headerSize = 12;
const recordSize = 16;

type TableLocation = { record: number; offset: number; length: number };

function findTable(font: Buffer, tag: string): TableLocation {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerSize + recordSize * index;
    if (font.toString('latin1', record, record + 4) === tag)
      return { record, offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`The font has no table “${tag}”`);
}

type Glyphs = ReadonlyMap<number, number>;

const segmentedFormat = 4;

function readSegmentGlyphs(font: Buffer, start: number): Glyphs {
  const doubled = font.readUInt16BE(start + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map((at) => start + at);
  const glyphs = new Map<number, number>();
  for (let at = 0; at < doubled; at += 2) {
    const [end, first, delta] = [ends, starts, deltas].map((list = 0) => font.readUInt16BE(list + at));
    const rangeAt = (ranges ?? 0) + at;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first ?? 0; code <= (end ?? 0) && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - (first ?? 0)));
      const glyph = listed === 0 ? 0 : (listed + (delta ?? 0)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** Reads the glyph of each character. */
export function readGlyphs(font: Buffer): Glyphs {
  const { offset } = findTable(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(offset + 2); index += 1) {
    const start = offset + font.readUInt32BE(offset + 4 + 8 * index + 4);
    if (font.readUInt16BE(start) === segmentedFormat) return readSegmentGlyphs(font, start);
  }
  throw new Error('The font lists its characters in a way that this does not read');
}

/** The height of a line, and the advance width of text, in parts of the font's size. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; width: (text: string) => number };

export function readMetrics(font: Buffer): FontMetrics {
  const em = font.readUInt16BE(findTable(font, 'head').offset + 18);
  const lines = findTable(font, 'hhea').offset;
  const advances = findTable(font, 'hmtx').offset;
  const lastAdvance = font.readUInt16BE(lines + 34) - 1;
  const glyphs = readGlyphs(font);
  const getAdvance = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new Error(`The font does not draw “${letter}”`);
    return font.readUInt16BE(advances + 4 * Math.min(glyph, lastAdvance));
  };
  return {
    ascent: font.readInt16BE(lines + 4) / em,
    descent: -font.readInt16BE(lines + 6) / em,
    lineGap: font.readInt16BE(lines + 8) / em,
    width: (text) => Array.from(text).reduce((sum, letter) => sum + getAdvance(letter), 0) / em,
  };
}

function buildSegmentTable(glyphs: Glyphs): Buffer {
  const codes = [...glyphs.keys()].sort((a, b) => a - b);
  const runs: { first: number; end: number; delta: number }[] = [];
  for (const code of codes) {
    const delta = ((glyphs.get(code) ?? 0) - code) & 0xffff;
    const last = runs.at(-1);
    if (last?.end === code - 1 && last.delta === delta) last.end = code;
    else runs.push({ first: code, end: code, delta });
  }
  runs.push({ first: 0xffff, end: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[segmentedFormat, 16 + 8 * runs.length, 0],
    ...[2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => table.writeUInt16BE(word, 2 * index));
  return table;
}

/**
 * Adds a character to a font, with the glyph of another.
 * @returns a font with stale checksums, which subsetting recomputes
 */
export function addCharacter(font: Buffer, character: string, substitute: string): Buffer {
  const glyphs = readGlyphs(font);
  const glyph = glyphs.get(substitute.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`The font does not draw “${substitute}”`);
  const table = buildSegmentTable(new Map([...glyphs, [character.codePointAt(0) ?? 0, glyph]]));
  const start = Math.ceil(font.length / 4) * 4;
  const extendedFont = Buffer.concat([font, Buffer.alloc(start - font.length), table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  const { record } = findTable(extendedFont, 'cmap');
  extendedFont.writeUInt32BE(start, record + 8);
  extendedFont.writeUInt32BE(table.length, record + 12);
  return extendedFont;
}
