export type Point = readonly [x: number, y: number];

const getMidpoint = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
/** A minus sign separates two numbers by itself. */
const formatPoints = (points: readonly Point[]) => points.flat().map(String).join(' ').replaceAll(' -', '-');
/** Formats points relative to the pen: differences are short, and of rounded points they add up exactly. */
const formatRelative = ([x, y]: Point, points: readonly Point[]) => formatPoints(points.map(([px, py]) => [px - x, py - y]));

function pairNeighbours(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.slice(1).flatMap((point, index) => {
    const before = points[index];
    return before ? [[before, point] as const] : [];
  });
}

/**
 * Draws a smooth line that points pull towards themselves: a quadratic B-spline. SVG's `t` mirrors the last control
 * point, which is exactly the next one, so the line costs one short pair of numbers per point.
 */
export function drawCurve(points: readonly Point[]): string {
  const [first] = points;
  const middles = pairNeighbours(points).map(([a, b]) => roundPoint(getMidpoint(a, b)));
  const [start, second, ...rest] = middles;
  const control = points[1];
  if (!first || !start || !second || !control) throw new Error('A curve needs at least three points');
  const further = pairNeighbours([second, ...rest]).map(([pen, point]) => `t${formatRelative(pen, [point])}`);
  return `M${formatPoints([start])}q${formatRelative(start, [roundPoint(control), second])}${further.join('')}`;
}

/** Draws the same line, closed to a ring. */
export function drawRing(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) throw new Error('A ring needs at least three points');
  return `${drawCurve([...points, first, second])}Z`;
}
