import type { RawEntry } from '@ochiq/pages/content/parse-content';

import { buildExampleContent as contentOf, type ExampleFile, type ExampleSet } from '../src/catalogue/build-example-content';

export { exampleSets, type ExampleSet } from '../src/catalogue/build-example-content';

/** The contract's examples as the CMS would answer them. */
export const exampleContent = (set: ExampleSet): RawEntry[] =>
  contentOf(set, (type) => jest.requireActual<ExampleFile>(`@ochiq/contract/examples/${type}.json`));
