import type { Accepted } from './accepted.ts';
import type { Advisory } from './read-audit.ts';

export type Judged = {
  /** Nobody has accepted them, or no longer. */
  open: readonly Advisory[];
  /** Accepted, and until when. */
  accepted: readonly (Advisory & Pick<Accepted, 'reason' | 'until'>)[];
  /** Accepted, and found no more. */
  unused: readonly Accepted[];
};

/** Holds what was found against what is accepted on a day, `YYYY-MM-DD`. */
export function judge(found: readonly Advisory[], list: readonly Accepted[], today: string): Judged {
  const acceptedAs = ({ id }: Advisory) => list.find((one) => one.id === id && one.until >= today);
  return {
    open: found.filter((one) => acceptedAs(one) === undefined),
    accepted: found.flatMap((one) => {
      const { reason, until } = acceptedAs(one) ?? {};
      return reason === undefined || until === undefined ? [] : [{ ...one, reason, until }];
    }),
    unused: list.filter(({ id }) => !found.some((one) => one.id === id)),
  };
}
