import type { uploadLimits } from '@ochiq/contract/forms/form-files';
import type { formLimits } from '@ochiq/contract/forms/wire';

import type { CmsFailure } from '../cms/cms.ts';

/** The contract's limits of the gateway, or smaller ones. */
export type FormLimits = Readonly<Record<keyof typeof formLimits, number>>;

/** The contract's limits of what comes with files, or smaller ones. */
export type UploadLimits = Readonly<Record<keyof typeof uploadLimits, number>>;

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
  /** Takes the body piece by piece; nobody else does. @returns why not all of it came */
  pass(limits: BodyLimits, reading: ReadingBody, take: (chunk: Buffer) => void): Promise<BodyFault | null>;
  /** Notes in the log that a form was not handed on: nothing of what it says. */
  note(form: string, failure: CmsFailure): void;
};
