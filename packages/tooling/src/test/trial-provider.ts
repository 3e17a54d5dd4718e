import path from 'node:path';

import { startService } from '@ochiq/cli/process/service';
import { fromRoot } from '@ochiq/cli/workplace/root';
import { createToolEnv } from '@ochiq/cli/workplace/service-env';
import type { Settings } from '@ochiq/cli/workplace/settings';

/** Starts a fake sign-in provider. @returns the settings that the CMS of the tests needs for it */
export async function startTrialProvider({ logDir }: Settings) {
  const { url } = await startService({
    name: 'The trial provider',
    script: fromRoot('cms', 'tests', 'support', 'serve-provider.mjs'),
    cwd: fromRoot('cms'),
    env: createToolEnv(),
    log: path.join(logDir, 'trial-provider.log'),
  });
  return {
    SIGN_IN_ORIGIN: url,
    SIGN_IN_ONEID_CLIENT_ID: 'oneid-client',
    SIGN_IN_ONEID_CLIENT_SECRET: 'oneid-secret-word',
    SIGN_IN_GOOGLE_CLIENT_ID: 'google-client',
    SIGN_IN_GOOGLE_CLIENT_SECRET: 'google-secret-word',
  } satisfies Partial<Settings>;
}

/**
 * Starts a real OpenID Connect provider for the staff, with its page. @returns the settings that the CMS of the tests needs for it
 */
export async function startStaffProvider({ logDir, CMS_PORT }: Settings) {
  const { url } = await startService({
    name: 'The provider of the staff',
    script: fromRoot('cms', 'tests', 'support', 'serve-oidc.mjs'),
    cwd: fromRoot('cms'),
    // Where the browser tests open the panel for it: its own address on this machine.
    env: {
      ...createToolEnv(),
      OIDC_RETURN_TO: ['auth/login', 'sign-in-protection'].map((page) => `http://localhost:${String(CMS_PORT)}/admin/${page}`).join(' '),
    },
    log: path.join(logDir, 'staff-provider.log'),
  });
  return {
    STAFF_OIDC_ISSUER: url,
    STAFF_OIDC_CLIENT_ID: 'panel-client',
    STAFF_OIDC_CLIENT_SECRET: 'panel-secret-word',
    STAFF_OIDC_NAME_UZ: 'Yagona kirish',
    STAFF_OIDC_NAME_RU: 'Единый вход',
    STAFF_OIDC_NAME_EN: 'Single sign-on',
  } satisfies Partial<Settings>;
}

/** Leaves the provider of the staff out, for a CMS of tests that have their own: an empty setting is none. */
export const noStaffProvider = {
  ...{ STAFF_OIDC_ISSUER: '', STAFF_OIDC_CLIENT_ID: '', STAFF_OIDC_CLIENT_SECRET: '' },
  ...{ STAFF_ONEID_CLIENT_ID: '', STAFF_ONEID_CLIENT_SECRET: '' },
} as const;
