import type { AuditCheckpointsResponse } from '@ochiq/contract/wire/audit-checkpoint';

import { readPublishedCheckpoints } from '../../../people/audit/published-checkpoints';

type Context = { status: number; body: unknown; set: (name: string, value: string) => void };

/** The newest checkpoints of the audit log, where they are public: asked by the edge only. */
export default () => ({
  async list(context: Context) {
    context.set('cache-control', 'no-store');
    context.status = 200;
    context.body = { checkpoints: await readPublishedCheckpoints() } satisfies AuditCheckpointsResponse;
  },
});
