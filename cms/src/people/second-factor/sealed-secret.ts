import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';

import { readSecrets } from '../../env';
import { createReadableCode, normalizeTypedCode } from '../../submissions/forms/readable-codes';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';

const getSealingKey = () => deriveEncryptionKey(readSecrets().ENCRYPTION_KEY, 'second factor');
const getPlace = (user: number) => `user ${String(user)}`;

/** Encrypts the secret of a user's authenticator app: in another user's row it is worth nothing. */
export const encryptSecret = (user: number, secret: string): string => encrypt(secret, getPlace(user), getSealingKey());

/** @throws the text was changed, or belongs to another user or another ENCRYPTION_KEY */
export const decryptSecret = (user: number, sealed: string): string => decrypt(sealed, getPlace(user), getSealingKey());

/** How many recovery codes a user gets. */
export const recoveryCodeCount = 10;

/** Creates a recovery code of fifty bits: `ABCDE-FGHJK`. */
export const createRecoveryCode = (): string => `${createReadableCode(5)}-${createReadableCode(5)}`;

const hashForUser = (purpose: 'recovery-code' | 'panel-device', user: number, text: string) =>
  hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, purpose), String(user), text);

/** Returns the hash of a recovery code, however it is typed. */
export const hashRecoveryCode = (user: number, code: string): string => hashForUser('recovery-code', user, normalizeTypedCode(code));

/** Returns the hash of the token of a browser. */
export const hashDeviceToken = (user: number, token: string): string => hashForUser('panel-device', user, token);
