import type { PublishArguments } from '../arguments.ts';
import { saveFigures } from '../figures.ts';
import { showProgress } from '../show-progress.ts';
import { startInstance } from './bench-instance.ts';
import { measureSize } from './measure/measure-size.ts';
import { fetchPublishedNews } from './news.ts';
import { describeBulk, describeEdits, describePlanned, formatPublishReport, type SizeMeasurement } from './format-publish-report.ts';

/** Prints how long publishing takes at each size, compared with a build, and where the time goes. */
export async function runPublishBench({ runs, entries, buildUpTo }: PublishArguments): Promise<void> {
  const instance = await startInstance();
  const seeded = new Set((await fetchPublishedNews(instance.settings, 'uz')).map(({ documentId }) => documentId));
  const measured: SizeMeasurement[] = [];
  let made = 0;
  for (const size of entries) {
    const lacking = size - (await fetchPublishedNews(instance.settings, 'uz')).length;
    if (lacking > 0) await instance.fill(made, lacking);
    made += Math.max(0, lacking);
    measured.push(await measureSize(instance, runs, (documentId) => !seeded.has(documentId), size <= buildUpTo));
    // The next size takes long: figures are printed and saved before.
    showProgress('');
    console.log(formatPublishReport(measured.slice(-1)));
    await saveFigures('publish', measured);
  }
  console.log(
    `\n${formatPublishReport(measured)}\n\n${measured.flatMap((one) => [...describeEdits(one), ...describeBulk(one), ...describePlanned(one)]).join('\n')}`,
  );
}
