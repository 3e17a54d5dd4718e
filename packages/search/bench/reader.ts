import { localeCodes } from '@ochiq/contract/locales';
import { openSearch } from '@ochiq/search/search';

import { numbersFrom } from './generated.ts';
import { judgementsOf } from './judgements.ts';

const [file = '', seed = '1', count = '0'] = process.argv.slice(2);

const judged = localeCodes.flatMap((locale) => judgementsOf(locale).map(({ q }) => ({ locale, q })));
const number = numbersFrom(Number(seed));
const search = openSearch(file);

/** One reader: asks one question after the other without a pause, and tells how long each took, in milliseconds. */
function* asked(times: number): Generator<number> {
  for (let index = 0; index < times; index += 1) {
    const one = judged[Math.floor(number() * judged.length)];
    if (!one) continue;
    // A page number of its own: no answer is one that was given before.
    const query = { ...one, type: null, year: 2010 + Math.floor(number() * 17), page: 1 + Math.floor(number() * 50) };
    const start = performance.now();
    search.search(query);
    yield performance.now() - start;
  }
}

/** As an edge that has been running for a while. */
const warmUp = 60;
Array.from(asked(warmUp));

process.send?.('ready');
process.once('message', () => {
  const took = [...asked(Number(count))];
  search.close();
  process.send?.(took, () => process.disconnect());
});
