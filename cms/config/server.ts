import path from 'node:path';

import { secretsIfSet, settings } from '../src/env';

export default {
  host: settings.CMS_HOST,
  port: settings.CMS_PORT,
  // Longer than proxies and clients keep a connection (nginx: 60 s): what is sent while it closes would be lost.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  app: { keys: secretsIfSet.APP_KEYS },
  dirs: { public: path.join(settings.CMS_DATA_DIR, 'public') },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
