import { AsyncLocalStorage } from 'node:async_hooks';

import { addChildListener } from '@ochiq/cli/process/children';

import { listProcesses, findDescendants, ticksPerSecond } from '../process/processes.ts';
import type { Task } from './schedule.ts';

/** Sampling interval, in milliseconds: processor time after the last sample is not counted. */
const lookEvery = 500;

/**
 * Counts the processor time of tasks: their processes, descendants, and services that outlive the task that started
 * them. Tasks run in parallel, so that the machine's load says nothing about one of them.
 */
export class TaskLoad {
  readonly #running = new AsyncLocalStorage<string>();
  readonly #roots = new Map<number, string>();
  /** By process id; a reused id belongs to the same task or is not counted. */
  readonly #seen = new Map<number, { task: string; ticks: number }>();
  readonly #timer: NodeJS.Timeout;
  readonly #forget: () => void;

  constructor() {
    this.#forget = addChildListener((pid) => {
      const task = this.#running.getStore();
      if (task !== undefined) this.#roots.set(pid, task);
    });
    this.#timer = setInterval(() => void this.look(), lookEvery);
    this.#timer.unref();
  }

  /** Wraps a task so that its processes are counted. */
  readonly watch = (task: Task): Task => ({ ...task, run: (say) => this.#running.run(task.name, () => task.run(say)) });

  /** Samples the processor time until now. */
  async look(): Promise<void> {
    const all = await listProcesses();
    for (const [root, task] of this.#roots) {
      const self = all.filter(({ pid }) => pid === root);
      for (const { pid, cpuTicks } of [...self, ...findDescendants(root, all)]) {
        const ticks = Math.max(cpuTicks, this.#seen.get(pid)?.ticks ?? 0);
        this.#seen.set(pid, { task, ticks });
      }
    }
  }

  /** Returns the processor seconds that a task has used. */
  seconds(name: string): number {
    const own = [...this.#seen.values()].filter(({ task }) => task === name);
    return own.reduce((total, { ticks }) => total + ticks, 0) / ticksPerSecond;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#forget();
  }
}
