const secret = (name: string) => `${name}-of-the-tests-only`;

/** What a CMS of the tests is started with; none of it is used anywhere else. */
export const secrets = {
  APP_KEYS: `${secret('key')},${secret('other-key')}`,
  API_TOKEN_SALT: secret('token-salt'),
  ADMIN_JWT_SECRET: secret('jwt'),
  TRANSFER_TOKEN_SALT: secret('transfer'),
  ENCRYPTION_KEY: secret('encryption'),
  BUILD_TOKEN: secret('build-token'),
  EDGE_KEY: secret('edge-key'),
  ADMIN_EMAIL: 'administrator@ochiq.example',
  ADMIN_PASSWORD: 'Only-4-tests',
} as const;
