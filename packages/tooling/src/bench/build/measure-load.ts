import { listProcesses, findDescendants, ticksPerSecond } from '../../process/processes.ts';

/** Sampling interval, in milliseconds: shorter-lived processes are missed. */
const sampleMs = 200;
/** The page size of Linux on all current machines (sysconf `_SC_PAGESIZE`). */
const pageBytes = 4096;

export type Load = { wallSeconds: number; cpuSeconds: number; peakBytes: number };

/** Runs work that starts processes, and measures their load; processes that run already are excluded. */
export async function measureLoad(work: () => Promise<unknown>): Promise<Load> {
  const before = new Set(findDescendants(process.pid, await listProcesses()).map(({ pid }) => pid));
  const ticks = new Map<number, number>();
  let peakPages = 0;
  const takeSample = async () => {
    const ours = findDescendants(process.pid, await listProcesses()).filter(({ pid }) => !before.has(pid));
    for (const { pid, cpuTicks } of ours) ticks.set(pid, cpuTicks);
    peakPages = Math.max(
      peakPages,
      ours.reduce((sum, { pages }) => sum + pages, 0),
    );
  };
  const timer = setInterval(() => void takeSample(), sampleMs);
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
