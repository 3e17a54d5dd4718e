import { freePort } from './free-port';
import { runBin, type Run, type Settings } from './run-bin';

export type Cms<R extends Run = Run> = { url: string; run: R; stop: () => Promise<number | string | null> };

/** Runs a command in a process of its own (`runBin`), or in one that has run others (`runHosted`). */
export type Runs<R extends Run = Run> = (name: 'serve', settings: Settings) => R;

type Own = ReturnType<typeof runBin>;

/**
 * Starts a CMS and waits until it answers.
 * @throws it ended before: the message holds what it wrote
 */
export async function startWith<R extends Run>(runs: Runs<R>, dataDir: string, settings: Settings = {}): Promise<Cms<R>> {
  const port = String(await freePort());
  const run = runs('serve', { CMS_PORT: port, CMS_DATA_DIR: dataDir, ...settings });
  const ready = new Promise<string>((resolve) => {
    run.onMessage((message) => {
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
      run.kill('SIGTERM');
      return run.ended;
    },
  };
}

/** The same in a process of its own. */
export const startCms = (dataDir: string, settings?: Settings): Promise<Cms<Own>> => startWith(runBin, dataDir, settings);
