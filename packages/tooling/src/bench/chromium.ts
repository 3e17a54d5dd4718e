import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { track } from '../process/children.ts';
import { findChromium } from '../test/chromium.ts';
import { freePort } from '../workplace/free-port.ts';
import { toolEnv } from '../workplace/service-env.ts';

/** Those of the browser tests: as root, without a network of its own. */
const args = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const host = '127.0.0.1';
const patienceMs = 20_000;

/** Starts Chromium to be driven from outside; it ends with us. @throws Error when it does not start */
export async function startChromium(): Promise<{ port: number }> {
  const port = await freePort(host);
  const profile = await mkdtemp(path.join(os.tmpdir(), 'ochiq-bench-'));
  process.once('exit', () => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  });
  const own = [`--remote-debugging-port=${String(port)}`, `--user-data-dir=${profile}`, 'about:blank'];
  track(spawn(await findChromium(), [...args, ...own], { env: toolEnv(), detached: true, stdio: 'ignore' }));

  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    const answers = await fetch(`http://${host}:${String(port)}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { port };
    await wait(100);
  }
  throw new Error('Chromium did not start.');
}
