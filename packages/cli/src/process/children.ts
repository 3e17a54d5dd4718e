import type { ChildProcess } from 'node:child_process';

/** Every child leads its own process group, so that its children end with it. */
const running = new Set<ChildProcess>();

/** Children that were asked to end. */
const stopped = new WeakSet<ChildProcess>();

/** Returns whether a child was asked to end, rather than ending by itself. */
export const wasStopped = (child: ChildProcess): boolean => stopped.has(child);

type Listener = (pid: number) => void;
const listeners = new Set<Listener>();

/** Adds a listener for the process id of every child that starts from now on. @returns a function that removes it */
export function addChildListener(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let ending = false;

/** Returns whether this process was asked to end: stopped children are not restarted then. */
export const isEnding = (): boolean => ending;

const graceMs = 5000;

function sendGroupSignal({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

export function trackChild(child: ChildProcess): void {
  // A child that could not be started never ends either.
  if (child.pid === undefined) return;
  running.add(child);
  for (const listener of listeners) listener(child.pid);
  child.once('exit', () => {
    // Remaining processes of the group end with the child.
    sendGroupSignal(child, 'SIGKILL');
    running.delete(child);
  });
}

/** Asks a child to end, and kills it when it does not. */
export function stopChild(child: ChildProcess): Promise<void> {
  stopped.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      sendGroupSignal(child, 'SIGKILL');
    }, graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    sendGroupSignal(child, 'SIGTERM');
  });
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}

/** Stops every child first on Ctrl-C and termination signals, and on any other exit. */
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
    for (const child of running) sendGroupSignal(child, 'SIGKILL');
  });
}
