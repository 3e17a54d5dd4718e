import { env } from './env';
import type { Cms } from './start-cms';

type Facts = {
  /** Where the CMS of this run answers. */
  url: string;
  /** The data of a CMS that is not running; to be copied. */
  template: string;
  /** Where the CMS of this run keeps its temporary files. */
  temporary: string;
  /** The administrator's session. */
  administratorToken: string;
};

type Shared = { cms?: { cms: Cms; folders: readonly string[] }; put: (facts: Facts) => void; get: () => Facts };

/** What the tests, which run in processes of their own, are told by the global setup. */
export const shared: Shared = {
  put(facts) {
    env.setFacts(JSON.stringify(facts));
  },
  get: () => JSON.parse(env.getFacts()) as Facts,
};
