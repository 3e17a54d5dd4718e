import { stopAll, stopChildrenWithUs } from '../process/children.ts';
import { reportFailure } from '../process/report-failure.ts';
import { ensureSettings } from '../workplace/env-file.ts';
import type { Settings } from '../workplace/settings.ts';
import { benchArguments, benches, type BenchArguments, type BenchName } from './arguments.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { benchScripts } from './scripts.ts';
import { benchSearch } from './search.ts';

const run: Readonly<Record<BenchName, (settings: Settings, args: BenchArguments) => Promise<void>>> = {
  lighthouse: benchLighthouse,
  pages: benchPages,
  scripts: benchScripts,
  search: benchSearch,
};

async function siteAnswers({ siteUrl }: Settings): Promise<void> {
  const answers = await fetch(siteUrl).then(
    () => true,
    () => false,
  );
  if (!answers) throw new Error(`The site does not answer at ${siteUrl}: start it with \`pnpm start\`.`);
}

function list(): void {
  const commands = Object.entries(benches).map(([name, what]) => `  pnpm bench ${name.padEnd(22)}${what}`);
  const options = [
    '  --only <template>                 pages of one template',
    '  --runs <number>                   how often Lighthouse looks at each page; 3 if not said',
  ];
  console.log([...commands, ...options].join('\n'));
}

stopChildrenWithUs();
try {
  const args = benchArguments(process.argv.slice(2));
  if (args) {
    const settings = await ensureSettings();
    await siteAnswers(settings);
    await run[args.name](settings, args);
  } else list();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
