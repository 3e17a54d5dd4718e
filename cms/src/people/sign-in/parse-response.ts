import { checkForm } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import type * as z from 'zod';

import { ProviderFault } from './provider-fault';

/**
 * Parses a provider's response.
 * @throws {ProviderFault} it does not fit the schema
 */
export function parseProviderResponse<T>(schema: z.ZodType<T>, content: unknown): T {
  const { success, data } = schema.safeParse(content);
  if (!success) throw new ProviderFault('no-answer', 'not the answer agreed on');
  return data;
}

/** The maximum length of an account's name. */
const nameLength = 100;

/** Joins the parts of a name to one line; null where there are none. */
export function joinName(...parts: readonly (string | null | undefined)[]): string | null {
  const name = cleanLine(parts.filter((part) => typeof part === 'string').join(' '));
  return name === '' ? null : Array.from(name).slice(0, nameLength).join('');
}

/** Validates an address by the rule of every form; null for anything that letters can't be sent to. */
export function parseEmail(email: string): string | null {
  const checked = checkForm('forgot-password', { email });
  return checked.ok ? checked.values.email : null;
}
