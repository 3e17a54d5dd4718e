import { parseEnv } from 'node:util';

import { SettingsError } from './settings.ts';

/** Settings for `docker-compose.yml` only: `.env.production.example`. */
export const serverOnly = ['OCHIQ_VERSION', 'SECRETS_DIR', 'CERTIFICATE_DIR', 'MAIL_RELAY', 'OUTBOUND_BLOCKED'] as const;

/**
 * Rejects the settings file of a server, in which no secrets are generated: there they are separate files, and
 * duplicates would be confused.
 * @throws SettingsError the text is that of a server
 */
export function refuseServerSettings(text: string): void {
  const known = parseEnv(text);
  const serverNames = serverOnly.filter((name) => known[name] !== undefined);
  if (serverNames.length === 0) return;
  throw new SettingsError(
    `.env holds what docker-compose.yml is told (${serverNames.join(', ')}), and this command would make secrets in it. ` +
      'Rename it to .env.production and give it to Compose: docker compose --env-file .env.production …',
  );
}
