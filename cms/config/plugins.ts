import { largestUpload } from '@ochiq/contract/fields/upload';

import { secretsIfSet, settings } from '../src/env';
import { derivePurposeKey } from '../src/submissions/forms/secret-keys';
import { withConnectionDefaults } from '../src/submissions/mail/mail-server';

const { SMTP_URL: url, MAIL_FROM: defaultFrom } = settings;

const emailBy = (address: string) => ({
  provider: 'nodemailer',
  providerOptions: { url: withConnectionDefaults(address) },
  settings: { defaultFrom, defaultReplyTo: defaultFrom },
});

const { ENCRYPTION_KEY: secret } = secretsIfSet;

export default {
  email: {
    config: {
      ...(url === undefined ? {} : emailBy(url)),
      // It counts by the address of the proxy: five requests of a stranger would keep an administrator from a new password.
      ratelimit: { enabled: false },
    },
  },
  'users-permissions': {
    enabled: true,
    config: {
      jwtManagement: 'legacy-support',
      jwtSecret: secret === undefined ? undefined : derivePurposeKey(secret, 'session').toString('hex'),
    },
  },
  upload: {
    config: {
      sizeLimit: largestUpload,
      // Uploads are checked where they are stored, for every way in: src/platform/uploads/formats.ts.
      security: { allowedTypes: ['*'] },
    },
  },
};
