import { spawn } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { getErrorCode } from '@ochiq/service-kit/errors';

type RunningNginx = { stop(): Promise<void> };

/** The paths of the program and the module on Debian, and how to install them. */
export const installedNginx = {
  program: '/usr/sbin/nginx',
  moduleFile: '/usr/lib/nginx/modules/ngx_http_headers_more_filter_module.so',
  advice: 'Install it: apt-get install nginx-light libnginx-mod-http-headers-more-filter',
} as const;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const isFilePresent = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Another process took the port first. */
export class PortRaceError extends Error {}

/**
 * Runs nginx with a configuration, as the current user, until it accepts connections.
 * @throws nginx is not installed, or refuses the configuration
 * @throws {PortRaceError}
 */
export async function runNginx(config: string, runDir: string, port: number): Promise<RunningNginx> {
  await mkdir(runDir, { recursive: true });
  const file = join(runDir, 'nginx.conf');
  await writeFile(file, config);
  // A single process of ours: it ends on request, and leaves nothing running.
  const child = spawn(installedNginx.program, ['-p', runDir, '-c', file, '-g', 'daemon off; master_process off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderrText = '';
  let failure: string | undefined;
  child.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
  child.once('error', (error) => {
    failure = getErrorCode(error) === 'ENOENT' ? `nginx is not at ${installedNginx.program}. ${installedNginx.advice}` : error.message;
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'] as const) child.once(event, () => resolve());
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    kill();
    await ended;
  };
  // It writes its PID file once the port is its own.
  while (!(await isFilePresent(join(runDir, 'nginx.pid'))) || !(await isListening(port))) {
    if (failure !== undefined) throw new Error(failure);
    if (child.exitCode !== null && stderrText.includes('Address already in use')) throw new PortRaceError(stderrText);
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${stderrText.trim()}\n${installedNginx.advice}`);
    await wait(20);
  }
  return { stop };
}
