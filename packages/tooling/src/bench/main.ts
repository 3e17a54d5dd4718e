import { stopAll, stopChildrenWithUs } from '@ochiq/cli/process/children';
import { reportFailure } from '@ochiq/cli/process/report-failure';
import { ensureSettings } from '@ochiq/cli/workplace/env-file';
import type { Settings } from '@ochiq/cli/workplace/settings';

import { parseBenchArguments, benches, type BenchArguments, type SiteArguments } from './arguments.ts';
import { runBuildBench } from './build/run-build-bench.ts';
import { runLighthouseBench } from './lighthouse.ts';
import { runPageCpuBench } from './page-cpu/run-page-cpu-bench.ts';
import { runPagesBench } from './pages.ts';
import { runPanelBench } from './panel/run-panel-bench.ts';
import { runPublishBench } from './publish/run-publish-bench.ts';
import { runSavesBench } from './saves/run-saves-bench.ts';
import { runScriptsBench } from './scripts.ts';
import { runSearchBench } from './search.ts';
import { runSecondPageBench } from './second-page.ts';
import { runServeBench } from './serve/run-serve-bench.ts';
import { runStatisticsBench } from './statistics.ts';

const siteBenches: Readonly<Record<SiteArguments['name'], (settings: Settings, args: SiteArguments) => Promise<void>>> = {
  lighthouse: runLighthouseBench,
  pages: runPagesBench,
  scripts: runScriptsBench,
  search: runSearchBench,
  'second-page': runSecondPageBench,
  serve: runServeBench,
  statistics: runStatisticsBench,
};

async function assertSiteResponds({ siteUrl }: Settings): Promise<void> {
  const isResponding = await fetch(siteUrl).then(
    () => true,
    () => false,
  );
  if (!isResponding) throw new Error(`The site does not answer at ${siteUrl}: start it with \`pnpm start\`.`);
}

async function runBench(args: BenchArguments): Promise<void> {
  if (args.name === 'build') return runBuildBench(args);
  if (args.name === 'page-cpu') return runPageCpuBench(args);
  if (args.name === 'panel') return runPanelBench(args);
  if (args.name === 'publish') return runPublishBench(args);
  if (args.name === 'saves') return runSavesBench(args);
  const settings = await ensureSettings();
  // These build what they measure by themselves.
  if (args.name !== 'search' && args.name !== 'statistics') await assertSiteResponds(settings);
  await siteBenches[args.name](settings, args);
}

function printUsage(): void {
  const commands = Object.entries(benches).map(([name, what]) => `  pnpm bench ${name.padEnd(22)}${what}`);
  const options = [
    '  --only <template>                 pages of one template',
    '  --runs <number>                   how often Lighthouse looks at each page and a second page is opened, 3 if not said; edits that are published, 50; loads of the panel, 20',
    '  --entries <number>[,<number>…]    build, publish: how many news items the site has; 100,1000,10000 if not said',
    '  --entries <number>                panel: how many news items the site has; 100 if not said',
    '  --build-up-to <number>            publish: up to how many a build is measured, too; 1000 if not said',
    '  --release <folder>                page-cpu: a published release, such as .ochiq/site/current, instead of a build',
    '  --seconds <number>                saves: for how long; 300 if not said',
    '  --editors <number>                saves: how many people; 20 if not said',
    '  --postgres                        saves: on a PostgreSQL of its own, and not on SQLite',
    '  --write                           page-cpu: stores the ratio that later runs are compared with',
  ];
  console.log([...commands, ...options].join('\n'));
}

stopChildrenWithUs();
try {
  const args = parseBenchArguments(process.argv.slice(2));
  if (args) await runBench(args);
  else printUsage();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
