import type { KeptService } from '../process/keep-service.ts';
import { failureLine, failureText } from '../process/report-failure.ts';
import { doubledPause, retry, untilChanged } from './retry.ts';
import type { Part } from './summary.ts';

type Say = (how: string) => void;

/** Keeps a service. One that is required is given up where it does not start at first. */
type Keep = (isRequired: boolean, say: Say) => KeptService;

/** What starting the site does to the machine. */
export type StartEffects = {
  step: <T>(title: string, work: (say: Say) => Promise<T>) => Promise<T>;
  /** Prints a line between the steps. */
  say: (line: string) => void;
  /** Whether there is a release that readers can get. */
  isPublished: () => Promise<boolean>;
  isEdgeBuilt: () => Promise<boolean>;
  /** Changes with the code that the edge runs. */
  readEdgeCode: () => Promise<string>;
  buildCode: (say: Say) => Promise<void>;
  keepEdge: Keep;
  keepCms: Keep;
  keepPublisher: Keep;
  /** What the site would be made from now. @throws the CMS does not say */
  readWantedStamp: () => Promise<string>;
  /** What the published site was made from; `null` where that is not known. */
  readPublishedStamp: () => Promise<string | null>;
  /** Changes with the published content. @throws the CMS does not say */
  readContentState: () => Promise<string>;
  /** @param isGentle whether everything else on the machine goes first */
  buildSite: (say: Say, isGentle: boolean) => Promise<void>;
  publishSite: (stamp: string, say: Say) => Promise<void>;
  /** Runs one build of the site after the other. */
  withSiteBuild: <T>(work: () => Promise<T>) => Promise<T>;
  /** Begins what is done each night. */
  beginNights: () => void;
  wait: (ms: number) => Promise<unknown>;
  now: () => number;
};

export type StartedSite = {
  /** Whether there was a release before. */
  wasPublished: boolean;
  /** What does not run yet, with the reason in a line. */
  troubles: ReadonlyMap<Part, string>;
};

const minute = 60_000;
/** When code that can't be built is built again, in milliseconds. */
const codePauses = { first: minute, longest: 30 * minute };
/** When a site that can't be built is: once its content is another one, but not more often than this, and after so long anyway. */
const sitePauses = { first: minute, longest: 30 * minute, anyway: 60 * minute };

/**
 * Starts the site. Where there is a release, that is served first, whatever else fails: failures are reported, and what failed is
 * tried again until it succeeds. Where there is none, the first failure is the end of it.
 * @throws there is nothing that could be served
 */
export async function startSite(effects: StartEffects): Promise<StartedSite> {
  const { step, say } = effects;
  const troubles = new Map<Part, string>();
  const wasPublished = await effects.isPublished();
  let isServed = wasPublished && (await effects.isEdgeBuilt());

  /** @throws the error, where nothing is served that could go on without */
  const report = (part: Part, error: unknown): void => {
    if (!isServed) throw error;
    troubles.set(part, failureLine(error));
  };
  const solve = (part: Part): void => {
    troubles.delete(part);
    if (troubles.size === 0) say('Everything runs.');
  };

  /** Goes on with something beside the rest: what fails of it is reported, and ends nothing. */
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
