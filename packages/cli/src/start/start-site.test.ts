import type { SupervisedService } from '../process/supervise-service.ts';
import { CommandFailure } from '../process/run.ts';
import { startSite, type StartEffects } from './start-site.ts';

const minute = 60_000;
type Service = 'edge' | 'cms' | 'publisher';

/** A machine on which everything works, until a test lets something fail. */
function createMachine(release: 'published' | 'none', changed: { isEdgeBuilt?: boolean } = {}) {
  const did: string[] = [];
  const reports: string[] = [];
  const required: Partial<Record<Service, boolean>> = {};
  const failing: { [part in Service | 'code' | 'site' | 'publish' | 'stamp']?: Error | undefined } = {};
  const content = { state: 'a', published: release === 'published' ? 'a' : null };
  const clock = { ms: 0 };
  const revive: Partial<Record<Service, () => void>> = {};
  let edgeCode = 'old';
  let tick: () => void = () => undefined;

  const act = (name: string, error: Error | undefined): Promise<void> => {
    did.push(name);
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const keep = (name: Service) => (isRequired: boolean) => {
    required[name] = isRequired;
    const started = act(name, failing[name]);
    started.catch(() => undefined);
    const ready = failing[name] ? new Promise<void>((resolve) => (revive[name] = resolve)) : started;
    return { started, ready, restart: () => act(`${name} again`, undefined) } satisfies SupervisedService;
  };
  const effects: StartEffects = {
    step: (_, work) => work(() => undefined),
    say: (line) => {
      reports.push(line);
      tick();
    },
    isPublished: () => Promise.resolve(release === 'published'),
    isEdgeBuilt: () => Promise.resolve(changed.isEdgeBuilt ?? true),
    readEdgeCode: () => Promise.resolve(edgeCode),
    buildCode: () => act('code', failing.code),
    superviseEdge: keep('edge'),
    superviseCms: keep('cms'),
    supervisePublisher: keep('publisher'),
    readCurrentStamp: () => (failing.stamp ? Promise.reject(failing.stamp) : Promise.resolve(content.state)),
    readPublishedStamp: () => Promise.resolve(content.published),
    readContentState: () => (failing.cms ? Promise.reject(failing.cms) : Promise.resolve(content.state)),
    buildSite: (_, isGentle) => act(isGentle ? 'gentle site' : 'site', failing.site),
    publishSite: (stamp) => {
      content.published = stamp;
      return act('publish', failing.publish);
    },
    withSiteBuild: (work) => work(),
    scheduleNights: () => did.push('nights'),
    wait: (ms) => {
      clock.ms += ms;
      // A turn of the event loop each: what is tested goes on meanwhile.
      return new Promise((resolve) => setImmediate(resolve));
    },
    now: () => clock.ms,
  };
  return {
    effects,
    did,
    said: reports,
    required,
    failing,
    content,
    clock,
    revive: (name: Service) => {
      failing[name] = undefined;
      revive[name]?.();
    },
    changeEdgeCode: () => (edgeCode = 'new'),
    /** Until it is said. */
    saidSo: async (text: string) => {
      while (!reports.some((line) => line.includes(text))) await new Promise<void>((resolve) => (tick = resolve));
    },
  };
}

const damaged = new CommandFailure('The CMS', 'ended with code 3', 'cms.log', [
  "The database data.db can't be used: put a backup in its place",
]);
const unbuildable = new CommandFailure('gatsby', 'ended with code 1', 'site-build.log', [
  "One entry can't become a page:",
  'News “Quduqlar” (uz): the picture is gone',
]);

test('serves a release before anything else, and does nothing twice', async () => {
  const { effects, did, said } = createMachine('published');
  const { troubles } = await startSite(effects);
  expect(did).toEqual(['edge', 'code', 'cms', 'nights', 'publisher']);
  expect([troubles.size, said]).toEqual([0, []]);
});

test('builds, publishes and serves a first release', async () => {
  const { effects, did, required } = createMachine('none');
  const { wasPublished, troubles } = await startSite(effects);
  expect(did).toEqual(['code', 'cms', 'site', 'publish', 'edge', 'nights', 'publisher']);
  expect([wasPublished, troubles.size, required]).toEqual([false, 0, { cms: true, edge: true, publisher: false }]);
});

test('rebuilds a release whose content changed, while the old one is served', async () => {
  const { effects, did, content } = createMachine('published');
  content.state = 'b';
  await startSite(effects);
  expect(did).toEqual(['edge', 'code', 'cms', 'site', 'publish', 'nights', 'publisher']);
});

test('restarts the edge only where its code was rebuilt', async () => {
  const { effects, did, changeEdgeCode } = createMachine('published');
  const { buildCode } = effects;
  await startSite({ ...effects, buildCode: (say) => buildCode(say).then(() => void changeEdgeCode()) });
  expect(did).toEqual(['edge', 'code', 'edge again', 'cms', 'nights', 'publisher']);
});

test.each(['code', 'cms', 'site', 'publish', 'edge'] as const)('ends a first start with the reason where %s fails', async (part) => {
  const { effects, did, failing } = createMachine('none');
  failing[part] = unbuildable;
  await expect(startSite(effects)).rejects.toBe(unbuildable);
  expect(did.at(-1)).toBe(part);
});

test('ends a start with the reason where nothing is built that could serve the release', async () => {
  const { effects, did, failing } = createMachine('published', { isEdgeBuilt: false });
  failing.code = unbuildable;
  await expect(startSite(effects)).rejects.toBe(unbuildable);
  expect(did).toEqual(['code']);
});

test('serves a release as soon as the edge is built', async () => {
  const { effects, did, failing } = createMachine('published', { isEdgeBuilt: false });
  failing.cms = damaged;
  const { troubles } = await startSite(effects);
  expect(did).toEqual(['code', 'edge', 'cms', 'nights', 'publisher']);
  expect([...troubles.keys()]).toEqual(['cms']);
});

test('keeps serving without a CMS, and looks after the site once the CMS is there', async () => {
  const { effects, did, said, failing, content, required, revive, saidSo } = createMachine('published');
  failing.cms = damaged;
  content.state = 'b';
  const { troubles } = await startSite(effects);
  expect(did).toEqual(['edge', 'code', 'cms', 'nights', 'publisher']);
  expect([required, [...troubles]]).toEqual([
    { edge: false, cms: false, publisher: false },
    [['cms', "The database data.db can't be used: put a backup in its place"]],
  ]);
  // What keeps the CMS has said why it does not start.
  expect(said).toEqual([]);
  revive('cms');
  await saidSo('Everything runs');
  await new Promise((resolve) => setImmediate(resolve));
  expect(did.slice(-2)).toEqual(['site', 'publish']);
});

test('follows the old release where a new one cannot be built, and says why once', async () => {
  const { effects, did, said, failing, content } = createMachine('published');
  failing.site = unbuildable;
  content.state = 'b';
  const started = startSite({ ...effects, wait: () => new Promise(() => undefined) });
  expect([...(await started).troubles]).toEqual([['site', "One entry can't become a page: News “Quduqlar” (uz): the picture is gone"]]);
  expect(did).toEqual(['edge', 'code', 'cms', 'site', 'nights', 'publisher']);
  expect(said).toEqual([expect.stringContaining('the picture is gone\n\nThe whole output: site-build.log')]);
});

test('builds the site again, gently, once its content is another one', async () => {
  const { effects, did, failing, content, clock, saidSo, said } = createMachine('published');
  failing.site = unbuildable;
  content.state = 'b';
  let waits = 0;
  await startSite({
    ...effects,
    wait: (ms) => {
      waits += 1;
      if (waits === 5) {
        content.state = 'c';
        delete failing.site;
      }
      return effects.wait(ms);
    },
  });
  await saidSo('Everything runs');
  expect(did.filter((one) => one.includes('site'))).toEqual(['site', 'gentle site']);
  expect([clock.ms, content.published]).toEqual([5 * minute, 'c']);
  expect(said.slice(1)).toEqual(['The site is built and published.', 'Everything runs.']);
});

test('builds the site again after an hour though nothing is new, and less and less often where content changes all the time', async () => {
  const { effects, failing, content, clock } = createMachine('published');
  failing.site = unbuildable;
  content.state = 'b';
  const at: number[] = [];
  let over: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (over = resolve));
  const isBusy = { now: false };
  await startSite({
    ...effects,
    readContentState: () => Promise.resolve(isBusy.now ? String(clock.ms) : 'b'),
    buildSite: (say, isGentle) => {
      at.push(clock.ms / minute);
      isBusy.now = at.length > 3;
      if (at.length < 11) return effects.buildSite(say, isGentle);
      over();
      return new Promise(() => undefined);
    },
  });
  await isOver;
  expect(at.slice(0, 4)).toEqual([0, 60, 120, 180]);
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses.slice(3)).toEqual([8, 16, 30, 30, 30, 30, 30]);
});

test('keeps a site whose state the CMS does not report, and retries', async () => {
  const { effects, did, failing, saidSo, content } = createMachine('published');
  failing.stamp = new Error('The CMS answers 401');
  const { troubles } = await startSite(effects);
  expect([...troubles]).toEqual([['site', 'The CMS answers 401']]);
  delete failing.stamp;
  content.state = 'b';
  await saidSo('Everything runs');
  expect(did.slice(-2)).toEqual(['gentle site', 'publish']);
});

test('keeps serving where the code cannot be built, builds it again, and starts the others then', async () => {
  const { effects, did, said, failing, clock, saidSo } = createMachine('published');
  const broken = new Error('Type error');
  failing.code = broken;
  let builds = 0;
  const started = await startSite({
    ...effects,
    buildCode: (say) => {
      builds += 1;
      if (builds === 4) delete failing.code;
      return effects.buildCode(say);
    },
  });
  expect([...started.troubles]).toEqual([['code', 'Type error']]);
  expect(did).toEqual(['edge', 'code']);
  await saidSo('Everything runs');
  expect(did).toEqual(['edge', 'code', 'code', 'code', 'code', 'cms', 'nights', 'publisher']);
  expect(clock.ms).toBe((1 + 2 + 4) * minute);
  expect(said).toEqual(['Type error', 'The code is built.', 'Everything runs.']);
});

test('reports an edge that does not start, and starts everything else', async () => {
  const { effects, did, failing } = createMachine('published');
  failing.edge = new Error('no memory');
  const { troubles } = await startSite(effects);
  expect([...troubles]).toEqual([['edge', 'no memory']]);
  expect(did).toEqual(['edge', 'code', 'cms', 'nights', 'publisher']);
});

test('reports what fails unforeseen after the start, and goes on', async () => {
  const { effects, failing, saidSo } = createMachine('published');
  failing.code = new Error('Type error');
  const beginNights = () => {
    throw new Error('no clock');
  };
  await startSite({
    ...effects,
    scheduleNights: beginNights,
    buildCode: (say) => effects.buildCode(say).finally(() => (failing.code = undefined)),
  });
  await saidSo('no clock');
});
