import type { uploadLimits } from '@ochiq/contract/forms/form-files';
import type { formLimits } from '@ochiq/contract/forms/wire';

import type { CmsFailure } from '../cms/cms.ts';

/** Limits of forms: the contract's, or smaller ones for tests. */
export type FormLimits = Readonly<Record<keyof typeof formLimits, number>>;

/** Limits of forms with files: the contract's, or smaller ones for tests. */
export type UploadLimits = Readonly<Record<keyof typeof uploadLimits, number>>;

export type BodyLimits = Pick<FormLimits, 'bodyBytes' | 'bodyTimeoutMs' | 'bodyGraceMs' | 'bodyBytesPerSecond'>;

/** Why a body could not be read. */
export type BodyFault = 400 | 408 | 413 | 503;

/** Reports progress of a body that is being read; the signal aborts it. */
export type ReadingBody = { signal: AbortSignal; onBytes: (count: number) => void };

/** The sender of a form: what handlers need besides first line and headers. */
export type Sender = {
  /** The request id of all logs. */
  requestId: string;
  /** The sender's network address. */
  address(): string;
  /** Reads the body chunk by chunk; only one handler may. @returns why not all of it came */
  read(limits: BodyLimits, reading: ReadingBody, take: (chunk: Buffer) => void): Promise<BodyFault | null>;
  /** Logs that a form was not handed on, without its content. */
  note(form: string, failure: CmsFailure): void;
};
