import path from 'node:path';

import { startService, type Service } from '../process/service.ts';
import { fromRoot } from '../workplace/root.ts';
import { createToolEnv } from '../workplace/service-env.ts';
import type { Settings } from '../workplace/settings.ts';

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
