import { rmSync } from 'node:fs';

import { shared } from './shared';
import { removeSite } from './site';
import { stayWhile } from './stay-while';

export default async function teardown(): Promise<void> {
  if (shared.cms) {
    await stayWhile(Promise.all(shared.cms.running.map((cms) => cms.stop())));
    for (const folder of shared.cms.folders) removeSite(folder);
  }
  if (shared.folder !== undefined) rmSync(shared.folder, { recursive: true, force: true });
}
