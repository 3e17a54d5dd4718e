import { existsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import teardown from './support/global-teardown';
import { scratch } from './support/scratch';
import { shared } from './support/shared';

test('temporary files of a run lie in one folder, which the teardown removes', async () => {
  expect(path.basename(os.tmpdir())).toMatch(/^ochiq-cms-tests-/u);
  const folder = scratch('left');
  expect(path.dirname(folder)).toBe(os.tmpdir());
  writeFileSync(path.join(folder, 'file'), '');
  // This process has started no CMS: the teardown finds the folder alone.
  shared.folder = folder;
  await teardown();
  expect(existsSync(folder)).toBe(false);
});
