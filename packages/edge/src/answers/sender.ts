import type { formLimits } from '@ochiq/contract/forms/wire';

import type { CmsFailure } from '../cms/cms.ts';

/** The contract's limits of the gateway, or smaller ones. */
export type FormLimits = Readonly<Record<keyof typeof formLimits, number>>;

export type BodyLimits = Pick<FormLimits, 'bodyBytes' | 'bodyTimeoutMs' | 'bodyGraceMs' | 'bodyBytesPerSecond'>;

/** Why a body could not be read. */
export type BodyFault = 400 | 408 | 413 | 503;

/** What a body that is being read reports, and what cuts it off. */
export type ReadingBody = { signal: AbortSignal; onBytes: (count: number) => void };

/** What forms need to know of who sends them, besides first line and headers. */
export type Sender = {
  /** The request's number in all logs. */
  requestId: string;
  /** The sender's network address. */
  address(): string;
  /** Reads the body; nobody else does. */
  read(limits: BodyLimits, reading: ReadingBody): Promise<Buffer | BodyFault>;
  /** Notes in the log that a form was not handed on: nothing of what it says. */
  note(form: string, failure: CmsFailure): void;
};
