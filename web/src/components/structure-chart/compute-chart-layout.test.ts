import { createRandom } from '@ochiq/artwork/random';

import { type Box, type ChartUnit, computeChartLayout, measureText, type, wrapText } from './compute-chart-layout';

const random = createRandom('organizations');
const upTo = (most: number) => Math.floor(random() * (most + 1));
const letters = 'abc ijm МШўқ Oʻ';
const words = (most: number) => Array.from({ length: 1 + upTo(most) }, () => letters[upTo(letters.length - 1)] ?? '').join('');
const kinds = ['central-apparatus', 'system-organization', 'expedition', 'monitoring-service'];

let made = 0;

function forest(depth: number): ChartUnit[] {
  return Array.from({ length: depth > 3 ? 0 : upTo(6 - depth) }, () => {
    made += 1;
    const head = random() < 0.5 ? { name: words(40) } : null;
    return { id: String(made), label: words(90), kind: kinds[upTo(3)] ?? '', head, children: forest(depth + 1) };
  });
}

const idsOf = (units: readonly ChartUnit[]): string[] => units.flatMap(({ id, children }) => [id, ...idsOf(children)]);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

it('draws every unit once, none over another, all within the picture', () => {
  for (const roots of Array.from({ length: 40 }, () => forest(0))) {
    const { boxes, width, height } = computeChartLayout(roots, (kind) => kind);
    expect(boxes.map(({ id }) => id).sort()).toEqual(idsOf(roots).sort());
    boxes.forEach((box, index) => {
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      expect(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height).toBe(true);
    });
  }
});

it('puts units of a kind under a title of their own', () => {
  const unit = (id: string, kind: string): ChartUnit => ({ id, label: id, kind, head: null, children: [] });
  const children = [unit('a', 'expedition'), unit('b', 'expedition'), unit('c', 'monitoring-service')];
  const { titles, boxes } = computeChartLayout([{ ...unit('top', 'central-apparatus'), children }], (kind) => kind);
  expect(titles.map(({ lines }) => lines.join(' '))).toEqual(['expedition', 'monitoring-service']);
  const [, a, b, c] = boxes;
  expect(a?.x).toBe(b?.x);
  expect(c?.x).toBeGreaterThan(b?.x ?? 0);
  expect(a?.y).toBe(c?.y);
});

it('leaves room for a title in wider letters', () => {
  const children = kinds.map((kind): ChartUnit => ({ id: kind, label: kind, kind, head: null, children: [] }));
  const root = { id: 'top', label: 'top', kind: '', head: null, children };
  const { titles, boxes } = computeChartLayout([root], () => 'Davlat geologik monitoring xizmati');
  const columnWidth = (titles[1]?.x ?? 0) - (titles[0]?.x ?? 0);
  expect(titles).toHaveLength(boxes.length - 1);
  for (const line of titles.flatMap(({ lines }) => lines)) expect(measureText(line, type.head) * 1.15).toBeLessThan(columnWidth);
});

it('keeps every line within its width and loses no letter', () => {
  for (const text of Array.from({ length: 200 }, () => words(120))) {
    const width = 40 + upTo(360);
    const lines = wrapText(text, type.name, width);
    expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    for (const line of lines) expect(measureText(line, type.name)).toBeLessThanOrEqual(width);
  }
});
