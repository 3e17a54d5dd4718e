import type { SiteName } from './sites.ts';

/** An exact value, a pattern, or null for a header that must be absent. */
export type ExpectedValue = string | RegExp | null;

/**
 * One rule of the edge as a request and its expected response; the same table holds for every server that implements
 * the rules.
 */
export type ConformanceCase = {
  name: string;
  /** The institution where none is named. */
  site?: SiteName;
  send: {
    /** GET where none is named. */
    method?: string;
    /** Sent as it stands. */
    path: string;
    /** `{etag}` and `{last-modified}` stand for those of a first, unconditional response to the same address. */
    headers?: Readonly<Record<string, string>>;
    body?: string;
  };
  expect: { status: number; headers?: Readonly<Record<string, ExpectedValue>>; body?: ExpectedValue };
};
