import { env } from './env';
import type { Cms } from './start-cms';

export type SharedFacts = {
  /** Where the CMS of this worker answers. */
  url: string;
  /** Where the CMS of this worker keeps its temporary files. */
  temporary: string;
  /** The administrator's session. */
  administratorToken: string;
};

type AllSharedFacts = {
  /** The data of a CMS that is not running; to be copied. */
  template: string;
  /** Of the CMS of each worker. */
  running: readonly SharedFacts[];
};

type Shared = {
  /** Where a run makes its temporary files; the teardown removes it, whatever tests leave there. */
  folder?: string;
  cms?: { running: readonly Cms[]; folders: readonly string[] };
  put: (facts: AllSharedFacts) => void;
  get: () => SharedFacts;
  template: () => string;
};

const readFacts = () => JSON.parse(env.getFacts()) as AllSharedFacts;

/** What the global setup passes to the tests, which run in processes of their own: each worker has its own CMS. */
export const shared: Shared = {
  put(facts) {
    env.setFacts(JSON.stringify(facts));
  },
  get() {
    const facts = readFacts().running[env.worker - 1];
    if (!facts) throw new Error(`The global setup has started no CMS for worker ${String(env.worker)}`);
    return facts;
  },
  template: () => readFacts().template,
};
