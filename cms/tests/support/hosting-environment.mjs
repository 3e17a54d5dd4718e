// The environment of the CMS's tests: Node's, and hosts of commands that stay from one file to the next.
import { fork } from 'node:child_process';
import path from 'node:path';

import { TestEnvironment } from 'jest-environment-node';

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

const hosts = {
  /** A host that runs nothing. */
  take: () => idle.pop() ?? start(),
  /** Takes a host back whose command has ended. */
  giveBack: (child) => idle.push(child),
};

export default class HostingEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.cmsHosts = hosts;
  }
}
