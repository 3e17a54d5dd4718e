import os from 'node:os';
import path from 'node:path';

import { buildCode, startCms } from '@ochiq/cli/start/services';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { runChecks } from '../check/run-checks.ts';
import { prepareDrill, type ProductionDrill } from '../chaos/drill.ts';
import type { TestArguments } from './arguments.ts';
import { runPostgresTests } from './postgres-stage.ts';
import { runBrowserTests, runCmsTests, runContractTests, runFaultTests, publishForTests, runRestoreTests, runUnitTests } from './stages.ts';
import type { Task } from './schedule.ts';
import { startTrialMail } from './trial-mail.ts';

type Say = (how: string) => void;

/** Processors that a run uses; a machine with more would still wait for its longest chain. */
const processors = Math.min(4, Math.max(2, os.availableParallelism()));

/** One more than processors: browser tests wait a third of their time, for the site and for events in it. */
export const lanes = processors + 1;

/** Wraps preparation as a task without a test count. */
const prepare =
  (work: (say: Say) => Promise<unknown>): Task['run'] =>
  async (say) => {
    await work(say);
    return undefined;
  };

type Site = 'first' | 'restored';
type BrowserProject = { project: string; title: string; parts: number; seconds: number; site: Site; after: readonly string[] };

/**
 * The browser tests by the projects of `web/e2e/playwright.config.ts`, their site of the two, the projects that have to end
 * before them, and the number of shards of about equal length, so that idle lanes can take one.
 */
const browserProjects = [
  { project: 'crawling', title: 'Browser tests that crawl', parts: 3, seconds: 170, site: 'first', after: [] },
  { project: 'reading', title: 'Browser tests that read', parts: 2, seconds: 150, site: 'first', after: [] },
  // A message sent during the restore is not in the restored site.
  { project: 'sending', title: 'Browser tests that send', parts: 1, seconds: 60, site: 'first', after: ['restore'] },
  // It assumes that the last message is its own.
  { project: 'moderating', title: 'Browser tests that moderate', parts: 1, seconds: 200, site: 'first', after: ['sending'] },
  // The rest of these change what the others compare or read.
  { project: 'rebuilding', title: 'Browser tests that build the site again', parts: 1, seconds: 120, site: 'restored', after: [] },
  { project: 'editing', title: 'Browser tests that edit', parts: 1, seconds: 900, site: 'restored', after: ['rebuilding'] },
  {
    ...{ project: 'handbook', title: 'Browser tests of the handbook', parts: 1, seconds: 130, site: 'first' },
    after: ['crawling', 'reading', 'moderating'],
  },
] as const satisfies readonly BrowserProject[];

type TestOptions = Pick<TestArguments, 'isDrilled' | 'isInAllLanguages'>;

/** Creates the environment of the stories in the panel. `pnpm handbook` sets that they take the pictures of the handbook. */
function createStoryEnv({ isInAllLanguages }: TestOptions): Readonly<Record<string, string>> {
  const pictures = process.env['HANDBOOK_PICTURES'];
  return { ...(isInAllLanguages && { STORY_LANGUAGES: 'all' }), ...(pictures !== undefined && { HANDBOOK_PICTURES: pictures }) };
}

/** Lists the task names of a project. */
const listParts = ({ project, parts }: Pick<BrowserProject, 'project' | 'parts'>): readonly string[] =>
  parts === 1 ? [project] : Array.from({ length: parts }, (_, index) => `${project}-${String(index + 1)}`);

/** Lists the tasks by the names of projects, and of tasks that are none. */
const listTaskNames = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const found = browserProjects.find(({ project }) => project === name);
    return found ? listParts(found) : [name];
  });

/** Creates the browser tests, and the task that restores the site for those that change it. */
function createBrowserTasks(first: Settings, storyEnv: Readonly<Record<string, string>>): readonly Task[] {
  const sites: Record<Site, Settings | null> = { first, restored: null };
  // Letters of the restored site arrive here; the first one sends none, so that its outbox stays as it was backed up.
  const letters = path.join(first.dataDir, 'letters');
  const restore: Task = {
    ...{ name: 'restore', title: 'Backing up, and restoring elsewhere', needs: ['site'], seconds: 60 },
    async run(say) {
      const { restored, ...count } = await runRestoreTests(first, await startTrialMail(letters), say);
      sites.restored = restored;
      return count;
    },
  };
  const listTasks = ({ project, title, parts, seconds, site, after }: BrowserProject) =>
    listParts({ project, parts }).map((name, index): Task => {
      const part = `${String(index + 1)}/${String(parts)}`;
      return {
        ...{ name, title: parts === 1 ? title : `${title}, ${part}`, seconds, after: listTaskNames(after) },
        needs: [site === 'first' ? 'site' : 'restore'],
        run(say) {
          const settings = sites[site];
          if (!settings) throw new Error('The site was not restored');
          const env = { ...storyEnv, ...(site === 'restored' && { TEST_LETTERS: letters }) };
          return runBrowserTests(settings, { name, args: [`--project=${project}`, '--no-deps', `--shard=${part}`], env }, say);
        },
      };
    });
  return [restore, ...browserProjects.flatMap(listTasks)];
}

/**
 * Creates the tasks of the fault drill. It builds a site in Gatsby's working folder, as the other sites do until then.
 */
function createDrillTasks({ logDir }: Settings): readonly Task[] {
  let prepared: ProductionDrill | null = null;
  return [
    {
      name: 'production',
      title: 'Starting production',
      needs: ['build'],
      after: ['site', 'rebuilding'],
      seconds: 180,
      run: prepare(async (say) => {
        const step = <T>(title: string, work: (how: Say) => Promise<T>) => {
          say(title);
          return work((how) => say(how === '' ? title : `${title}: ${how}`));
        };
        prepared = await prepareDrill(step, path.join(logDir, 'production'));
      }),
    },
    {
      name: 'faults',
      title: 'Making everything fail that reading does not need',
      needs: ['production'],
      seconds: 330,
      run: (say) => {
        if (!prepared) throw new Error('Production was not started');
        return runFaultTests(prepared, say);
      },
    },
  ];
}

/** Creates all tasks of the test command. */
export function createTasks(settings: Settings, options: TestOptions): readonly Task[] {
  return [
    { name: 'build', title: 'Building the code and the panel', needs: [], seconds: 55, run: prepare((say) => buildCode(settings, say)) },
    { name: 'checks', title: 'Checks', needs: ['build'], lanes: 2, seconds: 60, run: (say) => runChecks(settings.logDir, say) },
    { name: 'unit', title: 'Unit tests', needs: ['build'], lanes: processors, seconds: 210, run: (say) => runUnitTests(settings, say) },
    { name: 'seed', title: 'Starting a CMS with the seed', needs: ['build'], seconds: 33, run: prepare((say) => startCms(settings, say)) },
    { name: 'contract', title: 'Contract tests', needs: ['seed'], seconds: 5, run: (say) => runContractTests(settings, say) },
    { name: 'cms', title: 'CMS tests', needs: ['build'], lanes: processors, seconds: 420, run: (say) => runCmsTests(settings, say) },
    {
      ...{ name: 'postgres', title: 'CMS tests on PostgreSQL', needs: ['seed'], seconds: 180 },
      run: (say) => runPostgresTests(settings, 'telling', say),
    },
    {
      ...{ name: 'site', title: 'Building, publishing and serving the site', needs: ['seed'], seconds: 140 },
      run: prepare((say) => publishForTests(settings, say)),
    },
    ...createBrowserTasks(settings, createStoryEnv(options)),
    ...(options.isDrilled ? createDrillTasks(settings) : []),
  ];
}

/** Selects the named tasks and their dependencies, in their order. @throws a name is unknown */
export function selectTasks(tasks: readonly Task[], names: readonly string[]): readonly Task[] {
  if (names.length === 0) return tasks;
  const selectedNames = new Set<string>();
  const selectTask = (name: string) => {
    const matches = tasks.filter((task) => task.name === name || (task.name.startsWith(`${name}-`) && !selectedNames.has(task.name)));
    if (matches.length === 0) {
      const known = [...new Set(tasks.map((task) => task.name.replace(/-\d$/u, '')))];
      throw new Error(`There is no task “${name}”. Known are: ${known.join(', ')}.`);
    }
    for (const task of matches) {
      selectedNames.add(task.name);
      task.needs.filter((needed) => !selectedNames.has(needed)).forEach(selectTask);
    }
  };
  names.forEach(selectTask);
  return tasks.filter(({ name }) => selectedNames.has(name));
}
