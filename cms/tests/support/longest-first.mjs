// The order of the CMS's tests. Jest begins with the largest files where it has not run them before, as in a fresh clone;
// of these the size says nothing: they start processes again and again. One that came last would leave a processor idle.
import { createRequire } from 'node:module';
import path from 'node:path';

const jest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = createRequire(jest.resolve('@jest/core'))('@jest/test-sequencer');

/** The longest first; `pnpm test cms --profile` prints the times of all. */
const longest = [
  'launcher',
  'change-log-kill',
  'accounts',
  'role-table',
  'schedule-kill',
  'seeding',
  'change-log',
  'mail',
  'routes',
  'setup',
  'purge',
];

const getRank = ({ path: file }) => {
  const rank = longest.indexOf(path.basename(file, '.test.ts'));
  return rank === -1 ? longest.length : rank;
};

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => getRank(one) - getRank(other));
  }
}
