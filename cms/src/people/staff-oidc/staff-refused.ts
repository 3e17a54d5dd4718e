import type { StaffRefusal } from './staff-sign-in';

/** What is refused, with a sentence for the log that has no word of the provider. */
export class StaffRefused extends Error {
  readonly refusal: StaffRefusal;

  constructor(refusal: StaffRefusal, reason: string) {
    super(reason);
    this.name = 'StaffRefused';
    this.refusal = refusal;
  }
}

/** A refusal about an account that is known: the audit log names it. */
export class StaffRefusedPerson extends StaffRefused {
  readonly user: number;

  constructor(refusal: 'inactive' | 'other-account' | 'other-identity', reason: string, user: number) {
    super(refusal, reason);
    this.user = user;
  }
}
