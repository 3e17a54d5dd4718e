import { runChecks } from '../check/run-checks.ts';
import { buildCode, startCms } from '../start/services.ts';
import type { Settings } from '../workplace/settings.ts';
import { postgresTests } from './postgres-stage.ts';
import { browserTests, cmsTests, contractTests, publishForTests, restoreTests, unitTests } from './stages.ts';
import type { Task } from './task.ts';

/** How many parts the tests are shared out in that only read the site, so that lanes that have nothing else to do take one. */
const readingShards = 4;

/** Lists everything that the test command does but the drill of production, which stands alone on the machine. */
export function createTasks(settings: Settings): readonly Task[] {
  const reading = Array.from({ length: readingShards }, (_, index) => `${String(index + 1)}/${String(readingShards)}`);
  const nameOf = (shard: string) => `reading-${shard.replace('/', '-')}`;
  return [
    {
      name: 'build',
      title: 'Building the code and the panel',
      needs: [],
      seconds: 60,
      run: async (say) => {
        await buildCode(settings, say);
        return undefined;
      },
    },
    { name: 'checks', title: 'Checks', needs: ['build'], seconds: 60, run: (say) => runChecks(settings.logDir, say) },
    { name: 'unit', title: 'Unit tests', needs: ['build'], seconds: 200, run: (say) => unitTests(settings, say) },
    {
      name: 'seed',
      title: 'Starting a CMS with the seed',
      needs: ['build'],
      seconds: 22,
      run: async (say) => {
        await startCms(settings, say);
        return undefined;
      },
    },
    { name: 'contract', title: 'Contract tests', needs: ['seed'], seconds: 10, run: (say) => contractTests(settings, say) },
    { name: 'cms', title: 'CMS tests', needs: ['build'], seconds: 150, run: (say) => cmsTests(settings, say) },
    {
      name: 'postgres',
      title: 'CMS tests on PostgreSQL',
      needs: ['seed'],
      seconds: 90,
      run: (say) => postgresTests(settings, 'telling', say),
    },
    {
      name: 'site',
      title: 'Building, publishing and serving the site',
      needs: ['seed'],
      seconds: 130,
      run: async (say) => {
        await publishForTests(settings, say);
        return undefined;
      },
    },
    ...reading.map((shard) => ({
      name: nameOf(shard),
      title: `Browser tests that read, ${shard}`,
      needs: ['site'],
      seconds: 90,
      run: (say: (how: string) => void) =>
        browserTests(settings, { name: nameOf(shard), args: ['--project=reading', `--shard=${shard}`] }, say),
    })),
    {
      name: 'editing',
      title: 'Browser tests that edit',
      needs: ['site'],
      // These change what the others compare or read.
      after: [...reading.map(nameOf), 'contract', 'postgres'],
      seconds: 200,
      run: (say) => browserTests(settings, { name: 'editing', args: ['--project=editing', '--no-deps'] }, say),
    },
    {
      name: 'restore',
      title: 'Backing up, and bringing back elsewhere',
      needs: ['site'],
      after: ['editing'],
      seconds: 60,
      run: (say) => restoreTests(settings, say),
    },
  ];
}

/** Keeps the named tasks and all that they need, in their order. @throws a name is unknown */
export function selectTasks(tasks: readonly Task[], names: readonly string[]): readonly Task[] {
  if (names.length === 0) return tasks;
  const wanted = new Set<string>();
  const want = (name: string) => {
    const found = tasks.filter((task) => task.name === name || (task.name.startsWith(`${name}-`) && !wanted.has(task.name)));
    if (found.length === 0) {
      const known = [...new Set(tasks.map((task) => task.name.replace(/-\d.*$/u, '')))];
      throw new Error(`There is no task “${name}”. Known are: ${known.join(', ')}.`);
    }
    for (const task of found) {
      wanted.add(task.name);
      task.needs.filter((needed) => !wanted.has(needed)).forEach(want);
    }
  };
  names.forEach(want);
  return tasks.filter(({ name }) => wanted.has(name));
}
