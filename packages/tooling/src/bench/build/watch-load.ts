import { allProcesses, descendants, ticksPerSecond } from '../../process/processes.ts';

/** Sampling interval, in milliseconds: shorter-lived processes are missed. */
const lookEvery = 200;
/** The page size of Linux on all current machines (sysconf `_SC_PAGESIZE`). */
const pageBytes = 4096;

export type Load = { wallSeconds: number; cpuSeconds: number; peakBytes: number };

/** Runs work that starts processes, and measures their load; processes that run already are excluded. */
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
