/** Every setting that nobody else may know: each can be told by a file, as `NAME_FILE`. */
export const secretNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'BUILD_TOKEN',
  'EDGE_KEY',
  'PUBLISHER_KEY',
] as const;
