import { checkForm } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import type * as z from 'zod';

/** Says why a provider did not vouch for a person. The provider's own message is neither shown nor logged. */
export class ProviderFault extends Error {
  readonly problem: 'no-answer' | 'declined';

  constructor(problem: 'no-answer' | 'declined', reason: string) {
    super(reason);
    this.name = 'ProviderFault';
    this.problem = problem;
  }
}

/** A person whom a provider vouches for, and all that is stored of them. */
export type Person = {
  /** The provider's stable id of the person; only a keyed hash of it is stored. */
  subject: string;
  name: string | null;
  /** The address, where the provider has verified it; otherwise null. */
  email: string | null;
};

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
