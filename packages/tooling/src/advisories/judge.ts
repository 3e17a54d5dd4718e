import type { Accepted } from './accepted.ts';
import type { Advisory } from './read-audit.ts';

export type Judged = {
  /** Not accepted, or not any more. */
  open: readonly Advisory[];
  /** Accepted, and until when. */
  accepted: readonly (Advisory & Pick<Accepted, 'reason' | 'until'>)[];
  /** Accepted, and not reported any more. */
  unused: readonly Accepted[];
};

/** Classifies advisories by the exceptions in force on a day, `YYYY-MM-DD`. */
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
