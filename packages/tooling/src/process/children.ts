import type { ChildProcess } from 'node:child_process';

/** Every child leads a group of its own, so that its own children end with it. */
const running = new Set<ChildProcess>();

/** Those that were asked to end. */
const stopped = new WeakSet<ChildProcess>();

/** Whether a child was asked to end, and did not end by itself. */
export const wasStopped = (child: ChildProcess): boolean => stopped.has(child);

type Listener = (pid: number) => void;
const listeners = new Set<Listener>();

/** Calls a listener with the process id of every child that is started from now on. @returns ends that */
export function onChild(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let ending = false;

/** Whether this process was asked to end: what it stops is not started again. */
export const isEnding = (): boolean => ending;

const graceMs = 5000;

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

export function track(child: ChildProcess): void {
  // One that could not be started never ends either.
  if (child.pid === undefined) return;
  running.add(child);
  for (const listener of listeners) listener(child.pid);
  child.once('exit', () => {
    // What the child left behind in its group ends with it.
    signalGroup(child, 'SIGKILL');
    running.delete(child);
  });
}

/** Asks a child to end, and makes it end when it does not. */
export function stop(child: ChildProcess): Promise<void> {
  stopped.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      signalGroup(child, 'SIGKILL');
    }, graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Ctrl-C and an end from outside stop every child first; so does any other way to end. */
export function stopChildrenWithUs(): void {
  const end = (code: number) => () => {
    if (ending) return;
    ending = true;
    void stopAll().finally(() => process.exit(code));
  };
  process.on('SIGINT', end(130));
  process.on('SIGTERM', end(143));
  process.on('SIGHUP', end(129));
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}
