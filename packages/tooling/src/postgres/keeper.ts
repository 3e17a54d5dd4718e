import { getErrorMessage } from '@ochiq/cli/process/errors';
import { startCluster } from '@ochiq/cli/postgres/cluster';

/** Runs a PostgreSQL for the parent process, and ends it with the parent, however that ends. */
const starting = startCluster();
const end = () => {
  void starting.then(({ stop }) => stop()).finally(() => process.exit(0));
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, end);

try {
  const { url, ended } = await starting;
  process.send?.({ step: 'ready', url });
  await ended;
  process.exit(1);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exit(1);
}
