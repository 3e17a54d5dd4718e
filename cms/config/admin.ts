import { secretsIfSet } from '../src/env';

export default {
  auth: { secret: secretsIfSet.ADMIN_JWT_SECRET },
  apiToken: { salt: secretsIfSet.API_TOKEN_SALT },
  transfer: { token: { salt: secretsIfSet.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: secretsIfSet.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
};
