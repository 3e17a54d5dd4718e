/** An advisory that is known and may stay for a while. */
export type Accepted = {
  /** As GitHub numbers it: GHSA-xxxx-xxxx-xxxx. */
  id: string;
  /** Why it does no harm here, or what has to come before it can be mended. */
  reason: string;
  /** The last day, `YYYY-MM-DD`: then somebody looks at it again. */
  until: string;
};

export const accepted: readonly Accepted[] = [];
