import { parseEnv } from 'node:util';

import { SettingsError } from './settings.ts';

/** What `docker-compose.yml` alone is told: `.env.production.example`. */
export const serverOnly = ['OCHIQ_VERSION', 'SECRETS_DIR', 'CERTIFICATE_DIR', 'MAIL_RELAY', 'OUTSIDE_CLOSED'] as const;

/**
 * Secrets are never made in the settings of a server: there they are files, and two of a kind would be taken for each other.
 * @throws SettingsError the text is that of a server
 */
export function refuseServerSettings(text: string): void {
  const known = parseEnv(text);
  const found = serverOnly.filter((name) => known[name] !== undefined);
  if (found.length === 0) return;
  throw new SettingsError(
    `.env holds what docker-compose.yml is told (${found.join(', ')}), and this command would make secrets in it. ` +
      'Rename it to .env.production and give it to Compose: docker compose --env-file .env.production …',
  );
}
