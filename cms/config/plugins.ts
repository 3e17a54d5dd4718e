import { secretsIfSet, settings } from '../src/env';
import { keyFor } from '../src/intake/secret-keys';

const office = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.*',
  'application/vnd.oasis.opendocument.*',
];

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
      security: {
        allowedTypes: [
          ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
          ...['video/mp4', 'video/webm'],
          ...['application/pdf', 'application/zip', 'application/json', 'application/geo+json', 'text/csv', 'text/plain', 'text/vtt'],
          ...office,
        ],
        // A picture that may hold a script is none.
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'application/xml', 'text/xml', 'text/javascript'],
      },
    },
  },
};
