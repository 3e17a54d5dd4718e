import type { PanelArguments } from '../arguments.ts';
import { startFilledCms } from '../filled-cms.ts';
import { startInstance } from '../publish/bench-instance.ts';
import { fetchPublishedNews } from '../publish/news.ts';
import { runBrowserScript } from '../run-browser-script.ts';
import { showProgress } from '../show-progress.ts';

/** With more entries the publisher takes longer to make their pages than everything else; without it there is no preview to measure. */
const maxPublished = 1000;

/** Prints how quick the panel of an instance with so many news items is, in a browser, and its translation memory. */
export async function runPanelBench({ runs, entries }: PanelArguments): Promise<void> {
  const hasPublisher = entries <= maxPublished;
  const { settings, fill, measureMemory } = hasPublisher ? await startInstance() : await startFilledCms(false);
  const lacking = entries - (await fetchPublishedNews(settings, 'uz')).length;
  if (lacking > 0) await fill(0, lacking);
  showProgress('');
  const args = [String(runs), hasPublisher ? 'with-publisher' : 'without-publisher'];
  await runBrowserScript(settings, { folder: 'panel-speed', args }, (line) => console.log(line));
  await measureMemory((line) => console.log(line));
}
