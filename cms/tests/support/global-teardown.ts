import { shared } from './shared';
import { removeSite } from './site';

export default async function teardown(): Promise<void> {
  if (!shared.cms) return;
  await Promise.all(shared.cms.running.map((cms) => cms.stop()));
  for (const folder of shared.cms.folders) removeSite(folder);
}
