import { readdir, readFile } from 'node:fs/promises';

/** Of Linux on every machine of today (sysconf `_SC_CLK_TCK`). */
export const ticksPerSecond = 100;

/** What Linux tells of a process: `/proc/<pid>/stat` (proc_pid_stat(5)). */
export type ProcessFacts = { pid: number; parent: number; cpuTicks: number; pages: number };

/** The name stands in brackets and may hold any sign, brackets and blanks among them: what follows the last one is counted. */
export function processFacts(stat: string): ProcessFacts | null {
  const pid = Number.parseInt(stat, 10);
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Fields 4 (parent), 14 and 15 (time in its own code and in the kernel), 24 (resident pages), from field 3 on.
  const [parent, own, kernel, pages] = [fields[1], fields[11], fields[12], fields[21]];
  if (!Number.isInteger(pid) || parent === undefined || own === undefined || kernel === undefined || pages === undefined) return null;
  return { pid, parent, cpuTicks: own + kernel, pages };
}

/** Every process of this machine that still runs. */
export async function allProcesses(): Promise<readonly ProcessFacts[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  // One that ended meanwhile has no file any more.
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => processFacts(stat) ?? []);
}

/** A process's children, their children, and so on, without itself. */
export function descendants(of: number, all: readonly ProcessFacts[]): readonly ProcessFacts[] {
  const children = all.filter(({ parent }) => parent === of);
  return children.flatMap((child) => [child, ...descendants(child.pid, all)]);
}
