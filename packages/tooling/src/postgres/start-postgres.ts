import path from 'node:path';

import { startService, type Service } from '@ochiq/cli/process/service';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

/**
 * Starts a disposable PostgreSQL that ends with us; its address is that of a database from which others can be created.
 */
export const startPostgres = ({ logDir }: Pick<Settings, 'logDir'>): Promise<Service> =>
  startService({
    name: 'PostgreSQL',
    script: fromRoot('packages', 'tooling', 'src', 'postgres', 'keeper.ts'),
    cwd: fromRoot(),
    env: createToolEnv(),
    log: path.join(logDir, 'postgres.log'),
  });
