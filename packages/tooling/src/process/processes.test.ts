import { listProcesses, findDescendants, parseProcessStat } from './processes.ts';

const stat = (pid: number, name: string, parent: number) =>
  `${String(pid)} (${name}) S ${String(parent)} 5 5 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 11 0 1000 1437952000 135824 18446744073709551615 1 1 0`;

it.each(['node', 'a name (with) brackets', 'ends ) 1 2 3 4'])('reads a process called %s', (name) => {
  expect(parseProcessStat(stat(42, name, 7))).toEqual({ pid: 42, parent: 7, cpuTicks: 300, pages: 135_824 });
});

it('returns null for an ended process', () => {
  expect(parseProcessStat('')).toBeNull();
});

it('finds all descendants of a process', () => {
  const facts = (pid: number, parent: number) => ({ pid, parent, cpuTicks: 0, pages: 0 });
  const all = [facts(2, 1), facts(3, 2), facts(4, 3), facts(5, 1), facts(6, 9)];
  expect(findDescendants(2, all).map(({ pid }) => pid)).toEqual([3, 4]);
});

it('finds itself on this machine', async () => {
  const self = (await listProcesses()).find(({ pid }) => pid === process.pid);
  expect(self).toMatchObject({ parent: process.ppid });
  expect(self?.pages).toBeGreaterThan(1000);
});
