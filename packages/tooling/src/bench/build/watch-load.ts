import { allProcesses, descendants, ticksPerSecond } from '../../process/processes.ts';

/** How often is looked, in milliseconds: what lives shorter is not seen. */
const lookEvery = 200;
/** Of Linux on every machine of today (sysconf `_SC_PAGESIZE`). */
const pageBytes = 4096;

export type Load = { wallSeconds: number; cpuSeconds: number; peakBytes: number };

/** Does work that starts processes, and counts what they take: those that run already are left out. */
export async function watchLoad(work: () => Promise<unknown>): Promise<Load> {
  const before = new Set(descendants(process.pid, await allProcesses()).map(({ pid }) => pid));
  const ticks = new Map<number, number>();
  let peakPages = 0;
  const look = async () => {
    const ours = descendants(process.pid, await allProcesses()).filter(({ pid }) => !before.has(pid));
    for (const { pid, cpuTicks } of ours) ticks.set(pid, cpuTicks);
    peakPages = Math.max(
      peakPages,
      ours.reduce((sum, { pages }) => sum + pages, 0),
    );
  };
  const timer = setInterval(() => void look(), lookEvery);
  const began = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const wallSeconds = (performance.now() - began) / 1000;
  const cpuSeconds = [...ticks.values()].reduce((sum, count) => sum + count, 0) / ticksPerSecond;
  return { wallSeconds, cpuSeconds, peakBytes: peakPages * pageBytes };
}
