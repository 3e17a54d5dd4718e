import type { PublishArguments } from '../arguments.ts';
import { keepFigures } from '../figures.ts';
import { progress } from '../progress.ts';
import { startInstance } from './instance.ts';
import { measureSize } from './measure-size.ts';
import { publishedNews } from './news.ts';
import { report, whereTimeGoes, type Measured } from './report.ts';

/** Prints how long publishing takes at each size, compared with a build, and where the time goes. */
export async function benchPublish({ runs, entries, buildUpTo }: PublishArguments): Promise<void> {
  const instance = await startInstance();
  const seeded = new Set((await publishedNews(instance.settings, 'uz')).map(({ documentId }) => documentId));
  const measured: Measured[] = [];
  let made = 0;
  for (const size of entries) {
    const lacking = size - (await publishedNews(instance.settings, 'uz')).length;
    if (lacking > 0) await instance.fill(made, lacking);
    made += Math.max(0, lacking);
    measured.push(await measureSize(instance, runs, (documentId) => !seeded.has(documentId), size <= buildUpTo));
    // The next size takes long: figures are printed and saved before.
    progress('');
    console.log(report(measured.slice(-1)));
    await keepFigures('publish', measured);
  }
  console.log(`\n${report(measured)}\n\n${measured.map(whereTimeGoes).join('\n')}`);
}
