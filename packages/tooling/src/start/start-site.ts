import type { KeptService } from '../process/keep-service.ts';
import { failureLine, failureText } from '../process/report-failure.ts';
import { doubledPause, retry, untilChanged } from './retry.ts';
import type { Part } from './summary.ts';

type Say = (how: string) => void;

/** Supervises a service. A required one is given up where its first start fails. */
type Keep = (isRequired: boolean, say: Say) => KeptService;

/** Side effects of starting the site. */
export type StartEffects = {
  step: <T>(title: string, work: (say: Say) => Promise<T>) => Promise<T>;
  /** Prints a line between the steps. */
  say: (line: string) => void;
  /** Returns whether there is a published release. */
  isPublished: () => Promise<boolean>;
  isEdgeBuilt: () => Promise<boolean>;
  /** Returns a fingerprint of the code that the edge runs. */
  readEdgeCode: () => Promise<string>;
  buildCode: (say: Say) => Promise<void>;
  keepEdge: Keep;
  keepCms: Keep;
  keepPublisher: Keep;
  /** Returns the inputs of a build at present. @throws the CMS does not respond */
  readWantedStamp: () => Promise<string>;
  /** Returns the inputs of the published site; `null` where unknown. */
  readPublishedStamp: () => Promise<string | null>;
  /** Returns a fingerprint of the published content. @throws the CMS does not respond */
  readContentState: () => Promise<string>;
  /** Builds the site. @param isGentle whether at the lowest priority */
  buildSite: (say: Say, isGentle: boolean) => Promise<void>;
  publishSite: (stamp: string, say: Say) => Promise<void>;
  /** Serializes builds of the site. */
  withSiteBuild: <T>(work: () => Promise<T>) => Promise<T>;
  /** Schedules the nightly work. */
  beginNights: () => void;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
};

export type StartedSite = {
  /** Whether there was a release before. */
  wasPublished: boolean;
  /** Parts that do not run yet, with the reason in a line. */
  troubles: ReadonlyMap<Part, string>;
};

const minute = 60_000;
/** Delays before code that can't be built is built again, in milliseconds. */
const codePauses = { first: minute, longest: 30 * minute };
/**
 * Delays before a site that can't be built is built again: once its content has changed, but not more often than this,
 * and after `anyway` in any case.
 */
const sitePauses = { first: minute, longest: 30 * minute, anyway: 60 * minute };

/**
 * Starts the site. An existing release is served first, whatever else fails: failures are reported, and the work is
 * retried until it succeeds. Without a release the first failure is final.
 * @throws there is nothing to serve
 */
export async function startSite(effects: StartEffects): Promise<StartedSite> {
  const { step, say } = effects;
  const troubles = new Map<Part, string>();
  const wasPublished = await effects.isPublished();
  let isServed = wasPublished && (await effects.isEdgeBuilt());

  /** Reports a failure. @throws the error, where nothing is served yet */
  const report = (part: Part, error: unknown): void => {
    if (!isServed) throw error;
    troubles.set(part, failureLine(error));
  };
  const solve = (part: Part): void => {
    troubles.delete(part);
    if (troubles.size === 0) say('Everything runs.');
  };

  /** Runs work in the background: its failure is reported, and ends nothing. */
  const goOn = (work: () => Promise<unknown>): void => {
    void work().catch((error: unknown) => {
      say(failureText(error));
    });
  };

  const keep = async (part: Part, title: string, keepService: Keep): Promise<KeptService> => {
    let show: Say = () => undefined;
    const service = keepService(!isServed, (how) => show(how));
    try {
      await step(title, (how) => {
        show = how;
        return service.started;
      });
    } catch (error) {
      report(part, error);
      goOn(() => service.ready.then(() => solve(part)));
    }
    return service;
  };

  const bringSite = (inSteps: StartEffects['step'], isGentle: boolean): Promise<void> =>
    effects.withSiteBuild(async () => {
      const stamp = await effects.readWantedStamp();
      if (wasPublished && stamp === (await effects.readPublishedStamp())) return;
      await inSteps('Building the site', (how) => effects.buildSite(how, isGentle));
      await inSteps('Publishing the site', (how) => effects.publishSite(stamp, how));
    });
  const readState = (): Promise<string | null> => effects.readContentState().catch(() => null);

  const keepBuildingSite = async (failure: unknown, before: string | null): Promise<void> => {
    let state = before;
    const isDue = (failures: number) => untilChanged({ ...effects, ...sitePauses, failures, readState, state });
    await retry(
      async () => {
        state = await readState();
        await bringSite((_, work) => work(() => undefined), true);
      },
      { failure, isDue, say },
    );
    say('The site is built and published.');
    solve('site');
  };
  const startSiteBuild = async (): Promise<void> => {
    const before = await readState();
    try {
      await bringSite(step, false);
    } catch (error) {
      report('site', error);
      say(failureText(error));
      goOn(() => keepBuildingSite(error, before));
    }
  };

  let edge = isServed ? await keep('edge', 'Serving the site', effects.keepEdge) : null;
  const readEdgeCode = (): Promise<string | null> => effects.readEdgeCode().catch(() => null);
  const edgeCode = await readEdgeCode();

  const startOthers = async (): Promise<void> => {
    if (edge && (await readEdgeCode()) !== edgeCode) await step('Serving the site with its new code', edge.restart);
    if (!edge && wasPublished) {
      edge = await keep('edge', 'Serving the site', effects.keepEdge);
      isServed = true;
    }
    const cms = await keep('cms', 'Starting the CMS', effects.keepCms);
    if (troubles.has('cms')) goOn(() => cms.ready.then(startSiteBuild));
    else await startSiteBuild();
    if (!edge) {
      edge = await keep('edge', 'Serving the site', effects.keepEdge);
      isServed = true;
    }
    effects.beginNights();
    await keep('publisher', 'Watching for changes', effects.keepPublisher);
  };

  try {
    await step('Building the code and the panel', effects.buildCode);
  } catch (failure) {
    report('code', failure);
    say(failureText(failure));
    const isDue = (failures: number) => effects.wait(doubledPause(codePauses, failures));
    goOn(async () => {
      await retry(() => effects.buildCode(() => undefined), { failure, isDue, say });
      say('The code is built.');
      await startOthers();
      solve('code');
    });
    return { wasPublished, troubles };
  }
  await startOthers();
  return { wasPublished, troubles };
}
