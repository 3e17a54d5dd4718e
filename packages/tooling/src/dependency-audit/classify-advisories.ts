import type { AcceptedAdvisory } from './accepted-advisory.ts';
import type { Advisory } from './read-audit.ts';

export type AdvisoryReport = {
  /** Not accepted, or not any more. */
  open: readonly Advisory[];
  /** Accepted, and until when. */
  accepted: readonly (Advisory & Pick<AcceptedAdvisory, 'reason' | 'until'>)[];
  /** Accepted, and not reported any more. */
  unused: readonly AcceptedAdvisory[];
};

/** Classifies advisories by the exceptions in force on a day, `YYYY-MM-DD`. */
export function classifyAdvisories(advisories: readonly Advisory[], list: readonly AcceptedAdvisory[], today: string): AdvisoryReport {
  const findAcceptance = ({ id }: Advisory) => list.find((one) => one.id === id && one.until >= today);
  return {
    open: advisories.filter((one) => findAcceptance(one) === undefined),
    accepted: advisories.flatMap((one) => {
      const { reason, until } = findAcceptance(one) ?? {};
      return reason === undefined || until === undefined ? [] : [{ ...one, reason, until }];
    }),
    unused: list.filter(({ id }) => !advisories.some((one) => one.id === id)),
  };
}
