import type { IncomingMessage, ServerResponse } from 'node:http';

import type { uploadLimits } from '@ochiq/contract/forms/form-files';
import type { formLimits } from '@ochiq/contract/forms/wire';

import type { CmsFailure } from '../cms/connect-cms.ts';

/** Limits of forms: the contract's, or smaller ones for tests. */
export type FormLimits = Readonly<Record<keyof typeof formLimits, number>>;

/** Limits of forms with files: the contract's, or smaller ones for tests. */
export type UploadLimits = Readonly<Record<keyof typeof uploadLimits, number>>;

type BodyLimits = Pick<FormLimits, 'bodyBytes' | 'bodyTimeoutMs' | 'bodyGraceMs' | 'bodyBytesPerSecond'>;

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

/**
 * Returns how long a sender may take for so many bytes, in milliseconds: a grace period first, then by the lowest rate.
 */
export function getBodyTimeout(bytes: number, { bodyTimeoutMs, bodyGraceMs, bodyBytesPerSecond }: Omit<BodyLimits, 'bodyBytes'>): number {
  return Math.min(bodyTimeoutMs, bodyGraceMs + (bytes / bodyBytesPerSecond) * 1000);
}

/**
 * Reads a request's body chunk by chunk. Resolves to null, or to the status that says why it is incomplete: broken off
 * (400), too slow (408), too long (413), or aborted in favour of others (503). Bytes beyond the limit are not read.
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyBytes, ...times }: BodyLimits,
  { signal, onBytes }: ReadingBody,
  take: (chunk: Buffer) => void,
): Promise<BodyFault | null> {
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) return 413;
  // A closed connection emits no further event.
  if (request.destroyed) return 400;
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
  return new Promise((resolve) => {
    const began = performance.now();
    let size = 0;
    const finish = (result: BodyFault | null): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cut);
      request.off('data', count).pause();
      resolve(result);
    };
    const cut = (): void => finish(503);
    const count = (chunk: Buffer): void => {
      size += chunk.length;
      onBytes(chunk.length);
      if (size > bodyBytes) finish(413);
      else take(chunk);
    };
    const checkDeadline = (): void => {
      const left = getBodyTimeout(size, times) - (performance.now() - began);
      if (left <= 0) finish(408);
      else timer = setTimeout(checkDeadline, left);
    };
    let timer = setTimeout(checkDeadline, getBodyTimeout(0, times));
    signal.addEventListener('abort', cut);
    request.on('data', count);
    request.once('end', () => finish(null));
    for (const event of ['error', 'close'] as const) request.once(event, () => finish(400));
  });
}
