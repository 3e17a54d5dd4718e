import type { RawEntry } from '@ochiq/pages/parse-content';

import { exampleContent as contentOf, type ExampleFile, type ExampleSet } from '../src/catalogue/example-content';

export { exampleSets, type ExampleSet } from '../src/catalogue/example-content';

/** The contract's examples as the CMS would answer them. */
export const exampleContent = (set: ExampleSet): RawEntry[] =>
  contentOf(set, (type) => jest.requireActual<ExampleFile>(`@ochiq/contract/examples/${type}.json`));
