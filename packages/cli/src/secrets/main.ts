import { reportFailure } from '../process/report-failure.ts';
import { parseSecretsFolder, writeSecrets } from './write-secrets.ts';

/** Generates the secrets for `docker-compose.yml`, each in a separate file. */
try {
  const folder = parseSecretsFolder(process.argv.slice(2));
  const made = await writeSecrets(folder);
  console.log(made.length === 0 ? `Every secret is in ${folder} already.` : `Made in ${folder}: ${made.join(', ')}.`);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
