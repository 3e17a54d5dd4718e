/** Tashkent is five hours ahead of UTC, winter and summer. */
const aheadMinutes = 5 * 60;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the next instant at which clocks in Tashkent show a time, in milliseconds since 1970. @param time `HH:MM` */
export function getNextTime(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const inDay = ((((hours * 60 + minutes - aheadMinutes) * 60_000) % dayMs) + dayMs) % dayMs;
  const today = Math.floor(now / dayMs) * dayMs + inDay;
  return today > now ? today : today + dayMs;
}
