type Walk = { walk: number | null };
export type Spot = { x: number; y: number; number: number };
export type Ring = { minutes: number; radius: number };

export const side = 480;
const centre = side / 2;
/** No stop is drawn nearer than this: the office is in the centre. */
const inner = 78;
const outer = 212;
export const spotRadius = 17;

/** The longest walk for each step between rings. */
const steps = [
  { to: 20, minutes: 5 },
  { to: 40, minutes: 10 },
  { to: 60, minutes: 15 },
];

/**
 * Computes the positions of stops: as far out as they are minutes away, spread around because their direction is
 * unknown.
 */
export function computeWalkLayout(stops: readonly Walk[]): { spots: (Spot | null)[]; rings: Ring[] } {
  const longest = Math.max(5, ...stops.map(({ walk }) => walk ?? 0));
  const step = steps.find(({ to }) => longest <= to)?.minutes ?? 15;
  const top = Math.ceil(longest / step) * step;
  const getRadius = (minutes: number) => inner + ((outer - inner) * (minutes - 1)) / (top - 1);
  const known = stops.filter(({ walk }) => walk !== null).length;
  let drawn = 0;
  const spots = stops.map(({ walk }): Spot | null => {
    if (walk === null) return null;
    const angle = ((drawn + 0.5) / known) * 2 * Math.PI - Math.PI / 2;
    drawn += 1;
    const at = (part: number) => Math.round(centre + getRadius(walk) * part);
    return { x: at(Math.cos(angle)), y: at(Math.sin(angle)), number: drawn };
  });
  const rings = Array.from({ length: top / step }, (_, index) => (index + 1) * step).map((minutes) => ({
    minutes,
    radius: Math.round(getRadius(minutes)),
  }));
  return { spots, rings };
}
