import type { Core } from '@strapi/strapi';

/** What happens to second factors. */
export type SecurityEvent =
  | { kind: 'factor-enrolled' | 'factor-removed' | 'recovery-codes-replaced' | 'recovery-code-used' | 'code-refused'; user: number }
  | { kind: 'new-device'; user: number }
  /** `by` is null at the command line. */
  | { kind: 'factor-reset'; user: number; by: number | null }
  | { kind: 'required-roles-changed'; roles: readonly string[]; by: number };

/** Records what happens to second factors; the one place where it passes. No line has a code, a secret or an address. */
export function recordSecurityEvent(strapi: Core.Strapi, event: SecurityEvent): void {
  const { kind, ...details } = event;
  // The CMS writes warnings: a new browser is no event for its log, the owner gets a letter.
  strapi.log[kind === 'new-device' ? 'info' : 'warn'](`second factor: ${kind} ${JSON.stringify(details)}`);
}
