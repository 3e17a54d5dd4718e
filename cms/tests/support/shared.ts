import { env } from './env';
import type { Cms } from './start-cms';

export type Facts = {
  /** Where the CMS of this worker answers. */
  url: string;
  /** The data of a CMS that is not running; to be copied. */
  template: string;
  /** Where the CMS of this worker keeps its temporary files. */
  temporary: string;
  /** The administrator's session. */
  administratorToken: string;
};

type Shared = { cms?: { running: readonly Cms[]; folders: readonly string[] }; put: (facts: readonly Facts[]) => void; get: () => Facts };

/** What the tests, which run in processes of their own, are told by the global setup: each worker of its own CMS. */
export const shared: Shared = {
  put(facts) {
    env.setFacts(JSON.stringify(facts));
  },
  get() {
    const facts = (JSON.parse(env.getFacts()) as readonly Facts[])[env.worker - 1];
    if (!facts) throw new Error(`The global setup has started no CMS for worker ${String(env.worker)}`);
    return facts;
  },
};
