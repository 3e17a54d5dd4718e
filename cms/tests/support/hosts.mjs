// Processes that run commands of the CMS one after the other (cms-host.mjs), and end with the process that has them.
import { fork } from 'node:child_process';
import path from 'node:path';

const idle = [];

/** Starts a host of commands, which ends with this process. */
function start() {
  const child = fork(path.join(import.meta.dirname, 'cms-host.mjs'), [], {
    env: {},
    // What it writes comes as messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel.unref();
  return child;
}

export const hosts = {
  /** A host that runs nothing. */
  take: () => idle.pop() ?? start(),
  /** Takes a host back whose command has ended. */
  giveBack: (child) => idle.push(child),
};
