import { freePort } from './free-port';
import { runBin, type Run, type Settings } from './run-bin';

export type Cms = { url: string; run: Run; stop: () => Promise<number | string | null> };

/**
 * Starts a CMS and waits until it answers.
 * @throws it ended before: the message holds what it wrote
 */
export async function startCms(dataDir: string, settings: Settings = {}): Promise<Cms> {
  const port = String(await freePort());
  const run = runBin('serve', { CMS_PORT: port, CMS_DATA_DIR: dataDir, ...settings });
  const ready = new Promise<string>((resolve) => {
    run.child.on('message', (message: Run['messages'][number]) => {
      if (message.step === 'ready') resolve(message.url);
    });
  });
  const failed = run.ended.then((code) => {
    throw new Error(`The CMS ended with ${String(code)} before it answered:\n${run.output()}`);
  });
  const url = await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return {
    url,
    run,
    stop() {
      run.child.kill('SIGTERM');
      return run.ended;
    },
  };
}
