import { Secret, TOTP } from 'otpauth';

/** What every authenticator app knows: others of these values are ignored by some of them. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many periods a clock may be off, in both directions. */
const clockDrift = 1;

const createTotp = (secret: string, issuer = '', label = '') =>
  new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) });

/** Creates a secret of 160 bits, as RFC 4226 recommends, in letters and digits that can be typed. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a picture. */
export const getTotpAddress = (secret: string, issuer: string, label: string): string => createTotp(secret, issuer, label).toString();

/** Groups a secret by four, for typing. */
export const groupSecret = (secret: string): string => secret.replaceAll(/.{4}(?=.)/gu, '$& ');

/** Computes the code of an instant. */
export const computeTotpCode = (secret: string, now: Date): string => createTotp(secret).generate({ timestamp: now.getTime() });

/**
 * Finds the period that a code belongs to.
 * @returns its number since 1970; `null` where the code belongs to no period near this instant
 */
export function findCodePeriod(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/u.test(code)) return null;
  const timestamp = now.getTime();
  const difference = createTotp(secret).validate({ token: code, timestamp, window: clockDrift });
  return difference === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + difference;
}
