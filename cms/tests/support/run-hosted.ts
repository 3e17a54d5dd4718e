import type { ChildProcess } from 'node:child_process';

import { commandEnv, type Command, type Run, type Settings } from './run-bin';

type HostMessage = { message?: Run['messages'][number]; written?: string; ended?: number; isUsable?: boolean };

/** Processes that run commands one after the other; see hosts.mjs. */
export type Hosts = { take: () => ChildProcess; giveBack: (host: ChildProcess) => void };

const hosts = (): Hosts => (globalThis as unknown as { cmsHosts: Hosts }).cmsHosts;

/**
 * Runs a command of `bin` as `runBin` does, in a process that has run others before: it starts in a quarter of the
 * time. What a test tells of the process itself, of its signals, its flags or its death, is not for a host.
 */
export function runHosted(name: Command, settings: Settings, commandLine: readonly string[] = []): Run {
  const host = hosts().take();
  const messages: Run['messages'][number][] = [];
  const written: string[] = [];
  let hear: (message: Run['messages'][number]) => void = () => undefined;
  const ended = new Promise<number | string | null>((resolve) => {
    host.on('message', (hostMessage: HostMessage) => {
      if (hostMessage.written !== undefined) written.push(hostMessage.written);
      if (hostMessage.message !== undefined) {
        messages.push(hostMessage.message);
        hear(hostMessage.message);
      }
      if (hostMessage.ended === undefined) return;
      host.removeAllListeners();
      if (hostMessage.isUsable === true) hosts().giveBack(host);
      resolve(hostMessage.ended);
    });
    host.once('exit', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  host.send({ command: { name, args: commandLine, env: commandEnv(settings) } });
  return {
    messages,
    output: () => written.join(''),
    ended,
    onMessage: (listener) => {
      hear = listener;
    },
    kill: (signal) => {
      if (signal === 'SIGKILL') host.kill(signal);
      else host.send({ signal });
    },
  };
}
