import { checkForm } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import type * as z from 'zod';

import { ProviderFault } from './provider-fault';

/** What a provider's answer says. @throws {ProviderFault} it says something else than was agreed on */
export function saidBy<T>(schema: z.ZodType<T>, content: unknown): T {
  const { success, data } = schema.safeParse(content);
  if (!success) throw new ProviderFault('no-answer', 'not the answer agreed on');
  return data;
}

/** As long as an account's name may be. */
const nameLength = 100;

/** A name in one line; null where there is none. */
export function nameIn(...parts: readonly (string | null | undefined)[]): string | null {
  const name = cleanLine(parts.filter((part) => typeof part === 'string').join(' '));
  return name === '' ? null : Array.from(name).slice(0, nameLength).join('');
}

/** An address that letters can go to, by the rule of every form; null for anything else. */
export function emailIn(email: string): string | null {
  const checked = checkForm('forgot-password', { email });
  return checked.ok ? checked.values.email : null;
}
