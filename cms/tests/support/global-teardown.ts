import { rmSync } from 'node:fs';

import { shared } from './shared';

export default async function teardown(): Promise<void> {
  if (!shared.cms) return;
  await shared.cms.cms.stop();
  for (const folder of shared.cms.folders) rmSync(folder, { recursive: true, force: true });
}
