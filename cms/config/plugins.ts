import { secretsIfSet, settings } from '../src/env';
import { keyFor } from '../src/intake/secret-keys';

const { SMTP_URL: url, MAIL_FROM: defaultFrom } = settings;

/** A mail server that does not answer holds nobody up for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const email = {
  config: { provider: 'nodemailer', providerOptions: { url, ...patience }, settings: { defaultFrom, defaultReplyTo: defaultFrom } },
};

const { ENCRYPTION_KEY: secret } = secretsIfSet;

export default {
  ...(url === undefined ? {} : { email }),
  'users-permissions': {
    enabled: true,
    config: { jwtManagement: 'legacy-support', jwtSecret: secret === undefined ? undefined : keyFor(secret, 'session').toString('hex') },
  },
  upload: {
    config: {
      sizeLimit: 200 * 1024 * 1024,
      // What may be kept is decided where it is kept, for every way in: src/uploads/formats.ts.
      security: { allowedTypes: ['*'] },
    },
  },
};
