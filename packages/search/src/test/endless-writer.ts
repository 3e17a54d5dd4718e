import { SearchWriter } from '../writer.ts';
import { createDocument } from './sample.ts';

/** Writes change after change, of twenty pages each, until it is killed; the mark is the number of the change. */
const writer = new SearchWriter(process.argv[2] ?? '');
for (let change = 1; ; change += 1) {
  const put = Array.from({ length: 20 }, (_, index) =>
    createDocument({ path: `/uz/news/${String(change)}-${String(index)}`, title: 'Quduq', text: 'suv sathi oʻlchandi '.repeat(50) }),
  );
  writer.apply({ put, remove: [], mark: String(change) });
  if (change === 1) process.send?.('begun');
}
