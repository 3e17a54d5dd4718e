import type { SupervisedService } from '../process/supervise-service.ts';
import { formatFailureLine, formatFailure } from '../process/report-failure.ts';
import { computeBackoff, retry, waitUntilChanged } from './retry.ts';
import type { SitePart } from './summary.ts';

type Say = (how: string) => void;

/** Supervises a service. A required one is given up where its first start fails. */
type Supervise = (isRequired: boolean, say: Say) => SupervisedService;

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
  superviseEdge: Supervise;
  superviseCms: Supervise;
  supervisePublisher: Supervise;
  /** Returns the inputs of a build at present. @throws the CMS does not respond */
  readCurrentStamp: () => Promise<string>;
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
  scheduleNights: () => void;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
};

export type StartedSite = {
  /** Whether there was a release before. */
  wasPublished: boolean;
  /** Parts that do not run yet, with the reason in a line. */
  troubles: ReadonlyMap<SitePart, string>;
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
  const troubles = new Map<SitePart, string>();
  const wasPublished = await effects.isPublished();
  let isServed = wasPublished && (await effects.isEdgeBuilt());

  /** Reports a failure. @throws the error, where nothing is served yet */
  const reportTrouble = (part: SitePart, error: unknown): void => {
    if (!isServed) throw error;
    troubles.set(part, formatFailureLine(error));
  };
  const resolveTrouble = (part: SitePart): void => {
    troubles.delete(part);
    if (troubles.size === 0) say('Everything runs.');
  };

  /** Runs work in the background: its failure is reported, and ends nothing. */
  const runInBackground = (work: () => Promise<unknown>): void => {
    void work().catch((error: unknown) => {
      say(formatFailure(error));
    });
  };

  const supervisePart = async (part: SitePart, title: string, supervise: Supervise): Promise<SupervisedService> => {
    let show: Say = () => undefined;
    const service = supervise(!isServed, (how) => show(how));
    try {
      await step(title, (how) => {
        show = how;
        return service.started;
      });
    } catch (error) {
      reportTrouble(part, error);
      runInBackground(() => service.ready.then(() => resolveTrouble(part)));
    }
    return service;
  };

  const buildAndPublish = (runStep: StartEffects['step'], isGentle: boolean): Promise<void> =>
    effects.withSiteBuild(async () => {
      const stamp = await effects.readCurrentStamp();
      if (wasPublished && stamp === (await effects.readPublishedStamp())) return;
      await runStep('Building the site', (how) => effects.buildSite(how, isGentle));
      await runStep('Publishing the site', (how) => effects.publishSite(stamp, how));
    });
  const readState = (): Promise<string | null> => effects.readContentState().catch(() => null);

  const retrySiteBuild = async (failure: unknown, before: string | null): Promise<void> => {
    let state = before;
    const isDue = (failures: number) => waitUntilChanged({ ...effects, ...sitePauses, failures, readState, state });
    await retry(
      async () => {
        state = await readState();
        await buildAndPublish((_, work) => work(() => undefined), true);
      },
      { failure, isDue, say },
    );
    say('The site is built and published.');
    resolveTrouble('site');
  };
  const startSiteBuild = async (): Promise<void> => {
    const before = await readState();
    try {
      await buildAndPublish(step, false);
    } catch (error) {
      reportTrouble('site', error);
      say(formatFailure(error));
      runInBackground(() => retrySiteBuild(error, before));
    }
  };

  let edge = isServed ? await supervisePart('edge', 'Serving the site', effects.superviseEdge) : null;
  const readEdgeCode = (): Promise<string | null> => effects.readEdgeCode().catch(() => null);
  const edgeCode = await readEdgeCode();

  const startOthers = async (): Promise<void> => {
    if (edge && (await readEdgeCode()) !== edgeCode) await step('Serving the site with its new code', edge.restart);
    if (!edge && wasPublished) {
      edge = await supervisePart('edge', 'Serving the site', effects.superviseEdge);
      isServed = true;
    }
    const cms = await supervisePart('cms', 'Starting the CMS', effects.superviseCms);
    if (troubles.has('cms')) runInBackground(() => cms.ready.then(startSiteBuild));
    else await startSiteBuild();
    if (!edge) {
      edge = await supervisePart('edge', 'Serving the site', effects.superviseEdge);
      isServed = true;
    }
    effects.scheduleNights();
    await supervisePart('publisher', 'Watching for changes', effects.supervisePublisher);
  };

  try {
    await step('Building the code and the panel', effects.buildCode);
  } catch (failure) {
    reportTrouble('code', failure);
    say(formatFailure(failure));
    const isDue = (failures: number) => effects.wait(computeBackoff(codePauses, failures));
    runInBackground(async () => {
      await retry(() => effects.buildCode(() => undefined), { failure, isDue, say });
      say('The code is built.');
      await startOthers();
      resolveTrouble('code');
    });
    return { wasPublished, troubles };
  }
  await startOthers();
  return { wasPublished, troubles };
}
