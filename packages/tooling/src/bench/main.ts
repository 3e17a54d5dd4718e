import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import type { Settings } from '../workplace/settings.ts';
import { benchArguments, benches, type BenchArguments, type SiteArguments } from './arguments.ts';
import { benchBuild } from './build/bench-build.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { benchScripts } from './scripts.ts';
import { benchSearch } from './search.ts';
import { benchServe } from './serve/bench-serve.ts';

const ofSite: Readonly<Record<SiteArguments['name'], (settings: Settings, args: SiteArguments) => Promise<void>>> = {
  lighthouse: benchLighthouse,
  pages: benchPages,
  scripts: benchScripts,
  search: benchSearch,
  serve: benchServe,
};

async function siteAnswers({ siteUrl }: Settings): Promise<void> {
  const answers = await fetch(siteUrl).then(
    () => true,
    () => false,
  );
  if (!answers) throw new Error(`The site does not answer at ${siteUrl}: start it with \`pnpm start\`.`);
}

async function run(args: BenchArguments): Promise<void> {
  if (args.name === 'build') return benchBuild(args);
  if (args.name === 'publish') return benchPublish(args);
  const settings = await ensureSettings();
  // The search benchmark builds an index of its own.
  if (args.name !== 'search') await siteAnswers(settings);
  await ofSite[args.name](settings, args);
}

function list(): void {
  const commands = Object.entries(benches).map(([name, what]) => `  pnpm bench ${name.padEnd(22)}${what}`);
  const options = [
    '  --only <template>                 pages of one template',
    '  --runs <number>                   how often Lighthouse looks at each page, 3 if not said; edits that are published, 50',
    '  --entries <number>[,<number>…]    build, publish: how many news items the site has; 100,1000,10000 if not said',
    '  --build-up-to <number>            publish: up to how many a build is measured, too; 1000 if not said',
  ];
  console.log([...commands, ...options].join('\n'));
}

stopChildrenWithUs();
try {
  const args = benchArguments(process.argv.slice(2));
  if (args) await run(args);
  else list();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
