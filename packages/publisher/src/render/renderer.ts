import { NeedsBuildError, type PageToRender, type RenderedPage } from './page-to-render.ts';
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

type PendingRender = { page: PageToRender; resolve: (rendered: RenderedPage) => void; reject: (error: Error) => void };

const createRenderError = ({ path }: PageToRender, why: string, cause?: unknown) =>
  new Error(`The page ${path} can't be rendered: ${why}`, { cause });

const defaults = { workerFile: new URL('worker.js', import.meta.url), memory: 512, timeoutMs: 30_000 };

/**
 * Starts the renderer of a build in a separate thread, which is replaced when it dies.
 * @param folder holds `renderer.json` and `bundle`
 * @throws there is none, or it does not start
 */
export async function openRenderer(folder: string, options: Partial<Omit<ThreadOptions, 'folder'>> = {}): Promise<Renderer> {
  const pending = new Map<number, PendingRender>();
  let thread: Thread | undefined;
  let closed = false;
  let lastId = 0;

  const refuseAll = (why: string, cause: unknown) => {
    for (const { page, reject } of pending.values()) reject(createRenderError(page, why, cause));
    pending.clear();
  };

  const sendToThread = (id: number, { page }: PendingRender) => {
    thread ??= start();
    thread.send({ id, page });
  };

  /** The first unanswered page crashed the thread; the others are sent again. */
  const resumeAfterCrash = (why: unknown) => {
    const [first] = pending;
    if (!first) return;
    const [id, { page, reject }] = first;
    pending.delete(id);
    reject(createRenderError(page, `the renderer died of it: ${String(why)}`, why));
    for (const [other, pendingRender] of pending) sendToThread(other, pendingRender);
  };

  const start = (ready: () => void = () => undefined, broken: (error: Error) => void = () => undefined): Thread =>
    startThread(
      { ...defaults, ...options, folder },
      {
        ready,
        settled: (response) => {
          const pendingRender = pending.get(response.id);
          pending.delete(response.id);
          if (response.kind === 'rendered')
            pendingRender?.resolve({ pageData: Buffer.from(response.pageData.buffer), html: Buffer.from(response.html.buffer) });
          else
            pendingRender?.reject(
              response.needsBuild
                ? new NeedsBuildError(response.message)
                : createRenderError(pendingRender.page, response.message, response.stack),
            );
        },
        ended: (why, wasReady) => {
          thread = undefined;
          if (closed) refuseAll('the renderer is closed', why);
          else if (wasReady) resumeAfterCrash(why);
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
          reject(createRenderError(page, 'the renderer is closed'));
          return;
        }
        lastId += 1;
        const pendingRender = { page, resolve, reject };
        pending.set(lastId, pendingRender);
        sendToThread(lastId, pendingRender);
      }),
    close: async () => {
      closed = true;
      await thread?.end();
    },
  };
}
