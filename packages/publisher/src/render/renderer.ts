import { NeedsBuild, type PageToRender, type RenderedPage } from './page-to-render.ts';
import { startThread, type Thread, type ThreadOptions } from './thread.ts';

/** Renders pages with the code of one build. */
export type Renderer = {
  /**
   * Renders a page; requests are queued.
   * @throws NeedsBuildError the build had no page of its template in its language; or an error that names the page
   */
  render: (page: PageToRender) => Promise<RenderedPage>;
  /** Closes the renderer; queued pages are rejected. */
  close: () => Promise<void>;
};

type Waiting = { page: PageToRender; resolve: (rendered: RenderedPage) => void; reject: (error: Error) => void };

const failure = ({ path }: PageToRender, why: string, cause?: unknown) =>
  new Error(`The page ${path} can't be rendered: ${why}`, { cause });

const defaults = { workerFile: new URL('worker.js', import.meta.url), memory: 512, patience: 30_000 };

/**
 * Starts the renderer of a build in a separate thread, which is replaced when it dies.
 * @param folder holds `renderer.json` and `bundle`
 * @throws there is none, or it does not start
 */
export async function openRenderer(folder: string, options: Partial<Omit<ThreadOptions, 'folder'>> = {}): Promise<Renderer> {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | undefined;
  let closed = false;
  let lastId = 0;

  const refuseAll = (why: string, cause: unknown) => {
    for (const { page, reject } of waiting.values()) reject(failure(page, why, cause));
    waiting.clear();
  };

  /** A page that can't be cloned fails alone: the others continue. */
  const ask = (id: number, { page, reject }: Waiting) => {
    thread ??= start();
    try {
      thread.ask({ id, page });
    } catch (error) {
      waiting.delete(id);
      reject(failure(page, `what it shows can't be handed over: ${String(error)}`, error));
    }
  };

  /** The first unanswered page crashed the thread; the others are sent again. */
  const goOn = (why: unknown) => {
    const [first] = waiting;
    if (!first) return;
    const [id, { page, reject }] = first;
    waiting.delete(id);
    reject(failure(page, `the renderer died of it: ${String(why)}`, why));
    for (const [other, asked] of waiting) ask(other, asked);
  };

  const start = (ready: () => void = () => undefined, broken: (error: Error) => void = () => undefined): Thread =>
    startThread(
      { ...defaults, ...options, folder },
      {
        ready,
        settled: (said) => {
          const asked = waiting.get(said.id);
          waiting.delete(said.id);
          if (said.kind === 'rendered')
            asked?.resolve({ pageData: Buffer.from(said.pageData.buffer), html: Buffer.from(said.html.buffer) });
          else asked?.reject(said.needsBuild ? new NeedsBuild(said.message) : failure(asked.page, said.message, said.stack));
        },
        ended: (why, wasReady) => {
          thread = undefined;
          if (closed) refuseAll('the renderer is closed', why);
          else if (wasReady) goOn(why);
          else refuseAll(`the renderer does not start: ${String(why)}`, why);
          broken(new Error(`The renderer in ${folder} does not start: ${String(why)}`, { cause: why }));
        },
      },
    );

  await new Promise<void>((resolve, reject) => {
    thread = start(resolve, reject);
  });

  return {
    render: ({ path, template, locale, context }) =>
      new Promise((resolve, reject) => {
        // Pick the fields to send: functions in the caller's object can't be cloned.
        const page = { path, template, locale, context };
        if (closed) {
          reject(failure(page, 'the renderer is closed'));
          return;
        }
        lastId += 1;
        const asked = { page, resolve, reject };
        waiting.set(lastId, asked);
        ask(lastId, asked);
      }),
    close: async () => {
      closed = true;
      await thread?.end();
    },
  };
}
