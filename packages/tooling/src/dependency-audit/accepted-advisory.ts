/** An advisory that is known and may stay for a while. */
export type AcceptedAdvisory = {
  /** The identifier of GitHub: GHSA-xxxx-xxxx-xxxx. */
  id: string;
  /** Why it is harmless here, or what has to happen before it can be fixed. */
  reason: string;
  /** The last day of the exception, `YYYY-MM-DD`, after which it is reviewed. */
  until: string;
};

export const acceptedAdvisories: readonly AcceptedAdvisory[] = [];
