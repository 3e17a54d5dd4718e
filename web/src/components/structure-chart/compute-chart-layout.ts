/** Widths of letters, in parts of the type size: rounded up, so that no line outgrows its box. */
const narrow = /[ijlItfr.,:;'ʻʼ()\-·|!]/u;
const wide = /[mwMWжшщюфыЖШЩЮФЫМ—]/u;
const capital = /\p{Lu}/u;

function letterWidth(letter: string): number {
  if (narrow.test(letter)) return 0.4;
  if (wide.test(letter)) return 0.9;
  return capital.test(letter) ? 0.74 : 0.6;
}

export const measureText = (text: string, size: number): number =>
  Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0) * size;

/**
 * Breaks a text into lines no wider than `width`, after a hyphen too; a word that is wider by itself is cut. SVG does
 * not wrap text.
 */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => measureText(candidate.trimEnd(), size) <= width;
  const add = (piece: string) => {
    if (line !== '' && !fits(line + piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  };
  for (const piece of text.trim().split(/(?<=[\s\-–])/u)) {
    if (fits(piece)) add(piece);
    else for (const letter of piece) add(letter);
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

export type ChartUnit = { id: string; label: string; kind: string; head: { name: string } | null; children: readonly ChartUnit[] };

export type Box = { id: string; x: number; y: number; width: number; height: number; name: string[]; head: string[] };
export type Title = { x: number; y: number; lines: string[] };
export type Chart = { width: number; height: number; boxes: Box[]; titles: Title[]; /** Path data. */ lines: string[] };

export const type = { name: 16, head: 14, leading: 21 } as const;

const page = 1136;
const gap = 24;
const pad = 14;
const indent = 20;
/** The minimum width of a column; more kinds than fit begin a new row. */
const minColumnWidth = 240;
const maxColumnWidth = 360;

type Parts = Pick<Chart, 'boxes' | 'titles' | 'lines'>;
type ColumnPosition = { x: number; y: number; width: number };

const move = (x: number, y: number) => `M${String(x)} ${String(y)}`;

function createBox({ id, label, head }: ChartUnit, { x, y, width }: ColumnPosition): Box {
  const name = wrapText(label, type.name, width - 2 * pad);
  const headLines = head ? wrapText(head.name, type.head, width - 2 * pad) : [];
  return { id, x, y, width, height: (name.length + headLines.length) * type.leading + 2 * pad, name, head: headLines };
}

/** Places units one below the other on a common stem; their children are indented. Returns the y of the next. */
function placeStack(units: readonly ChartUnit[], { x, y, width }: ColumnPosition, into: Parts): number {
  let next = y;
  for (const unit of units) {
    const box = createBox(unit, { x: x + indent, y: next, width: width - indent });
    const middle = box.y + box.height / 2;
    into.boxes.push(box);
    into.lines.push(`${move(x, y - gap / 2)}V${String(middle)}H${String(box.x)}`);
    next = box.y + box.height + gap / 2;
    if (unit.children.length > 0) next = placeStack(unit.children, { x: box.x, y: next + gap / 2, width: box.width }, into);
  }
  return next;
}

/**
 * Places a column of units of one kind, with a title. It is bold, and pages in another alphabet have it with wider letters
 * on the same lines.
 */
function placeColumn(title: string, units: readonly ChartUnit[], { x, y, width }: ColumnPosition, into: Parts): number {
  const lines = wrapText(title, type.head, width - 2 * gap);
  into.titles.push({ x, y, lines });
  return placeStack(units, { x, y: y + lines.length * type.leading + gap / 2, width }, into);
}

function groupByKind(units: readonly ChartUnit[]): [kind: string, units: ChartUnit[]][] {
  const kinds = new Map<string, ChartUnit[]>();
  for (const unit of units) kinds.set(unit.kind, [...(kinds.get(unit.kind) ?? []), unit]);
  return [...kinds];
}

function splitIntoRows<T>(items: readonly T[], perRow: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) => items.slice(row * perRow, (row + 1) * perRow));
}

/** Places a top unit in the centre, and its children in columns by kind below. */
function placeBranch(root: ChartUnit, top: number, getTitle: (kind: string) => string, into: Parts): number {
  const box = createBox(root, { x: (page - maxColumnWidth) / 2, y: top, width: maxColumnWidth });
  into.boxes.push(box);
  const centre = page / 2;
  let y = box.y + box.height;
  for (const row of splitIntoRows(groupByKind(root.children), Math.floor((page + gap) / (minColumnWidth + gap)))) {
    const width = Math.min(maxColumnWidth, (page - gap * (row.length - 1)) / row.length);
    const left = (page - row.length * width - gap * (row.length - 1)) / 2;
    const rail = y + gap;
    const columns = row.map(([kind, units], index) => ({ kind, units, x: left + index * (width + gap) }));
    let deepest = rail;
    for (const { kind, units, x } of columns) {
      // From the unit above along a common rail, ending over the column's title.
      into.lines.push(`${move(centre, box.y + box.height)}V${String(rail)}H${String(x)}V${String(rail + gap / 2)}`);
      deepest = Math.max(deepest, placeColumn(getTitle(kind), units, { x, y: rail + gap, width }, into));
    }
    y = deepest;
  }
  return y;
}

/** Computes the positions of an organization chart. Units of the picture: those of its type. */
export function computeChartLayout(roots: readonly ChartUnit[], getTitle: (kind: string) => string): Chart {
  const parts: Parts = { boxes: [], titles: [], lines: [] };
  let y = gap / 2;
  for (const root of roots) y = placeBranch(root, y, getTitle, parts) + gap;
  return { width: page, height: Math.ceil(y), ...parts };
}
