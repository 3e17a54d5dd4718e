import { readdir, readFile } from 'node:fs/promises';

/** The clock tick of Linux on all current machines (sysconf `_SC_CLK_TCK`). */
export const ticksPerSecond = 100;

/** Statistics of a process: `/proc/<pid>/stat` (proc_pid_stat(5)). */
export type ProcessStats = { pid: number; parent: number; cpuTicks: number; pages: number };

/**
 * Parses `/proc/<pid>/stat`. The name is in brackets and may contain any sign, brackets and blanks included: fields are
 * counted after the last bracket.
 */
export function parseProcessStat(stat: string): ProcessStats | null {
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

/** Lists the running processes of this machine. */
export async function listProcesses(): Promise<readonly ProcessStats[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  // A process that ended meanwhile has no file any more.
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat) => parseProcessStat(stat) ?? []);
}

/** Finds all descendants of a process, without itself. */
export function findDescendants(parentPid: number, all: readonly ProcessStats[]): readonly ProcessStats[] {
  const children = all.filter(({ parent }) => parent === parentPid);
  return children.flatMap((child) => [child, ...findDescendants(child.pid, all)]);
}
