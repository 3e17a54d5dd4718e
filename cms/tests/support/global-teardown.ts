import { shared } from './shared';
import { removeSite } from './site';
import { stayWhile } from './stay-while';

export default async function teardown(): Promise<void> {
  if (!shared.cms) return;
  await stayWhile(Promise.all(shared.cms.running.map((cms) => cms.stop())));
  for (const folder of shared.cms.folders) removeSite(folder);
}
