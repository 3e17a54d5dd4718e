export type Point = readonly [x: number, y: number];

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const whole = ([x, y]: Point) => `${String(Math.round(x))} ${String(Math.round(y))}`;

function pairs(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.slice(1).flatMap((point, index) => {
    const before = points[index];
    return before ? [[before, point] as const] : [];
  });
}

/**
 * A smooth line that points pull towards themselves: a quadratic B-spline. SVG's `T` mirrors the last
 * control point, which is the next one exactly, so the line costs one pair of numbers a point.
 */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  const middles = pairs(points).map(([a, b]) => middle(a, b));
  const [start, second, ...rest] = middles;
  const control = points[1];
  if (!first || !start || !second || !control) throw new Error('A curve needs at least three points');
  return `M${whole(start)}Q${whole(control)} ${whole(second)}${rest.map((point) => `T${whole(point)}`).join('')}`;
}

/** The same, closed to a ring. */
export function ring(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) throw new Error('A ring needs at least three points');
  return `${curve([...points, first, second])}Z`;
}
