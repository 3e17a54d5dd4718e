/** What a service worker has, as far as ours uses it: the compiler's own types of workers exclude those of pages. */

type Waiting = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = Waiting & {
  request: Request;
  /** The answer that the browser asked for while the worker started, where it can. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: Waiting; activate: Waiting; fetch: FetchEvent; message: Waiting & { data: unknown } };

export type WorkerScope = {
  addEventListener: <E extends keyof Events>(type: E, listener: (event: Events[E]) => void) => void;
  registration: { scope: string; navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
};
