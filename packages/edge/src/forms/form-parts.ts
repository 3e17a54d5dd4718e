import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { fileField, fileLimits, type FileExcess } from '@ochiq/contract/forms/form-files';
import { formLimits } from '@ochiq/contract/forms/wire';

import type { RequestHeaders } from '../http/request-headers.ts';
import { maxFields } from './form-body.ts';
import type { SubmittedFields } from './form-request.ts';

/** An uploaded file with the name that its sender gave. */
export type UploadedFile = { name: string; type: string; chunks: readonly Buffer[] };

/** A form with files; none where they are too many or too large. */
export type SubmittedParts = { fields: SubmittedFields; files: readonly UploadedFile[]; excess: FileExcess | null };

/** Parses a form chunk by chunk. */
type PartReader = {
  take: (chunk: Buffer) => void;
  /** Returns the parsed form; undefined where it is malformed, or has too many fields. */
  end: () => Promise<SubmittedParts | undefined>;
};

export const isMultipart = (headers: RequestHeaders): boolean => /^multipart\/form-data\s*;/iu.test(headers['content-type'] ?? '');

/** Buffers the files of a form up to a limit: what exceeds it is counted, and nothing stays in memory. */
class UploadBuffer {
  readonly #files: { name: string; type: string; chunks: Buffer[] }[] = [];
  #size = 0;
  excess: FileExcess | null = null;

  /** Reads a file from its stream; some have no name. */
  hold(stream: BusboyFileStream, called: string | undefined, type: string): void {
    const name = called ?? '';
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      this.#size += chunk.length;
      if (this.#size > fileLimits.bytes) this.refuse('size');
      if (this.excess === null) chunks.push(chunk);
    });
    stream.on('end', () => {
      // A file field without a choice is sent as a file without a name.
      if (name !== '' || chunks.length > 0) this.#files.push({ name, type, chunks });
      if (this.#files.length > fileLimits.count) this.refuse('count');
    });
  }

  refuse(excess: FileExcess): void {
    this.excess ??= excess;
    for (const file of this.#files) file.chunks.length = 0;
  }

  get files(): readonly UploadedFile[] {
    if (this.excess !== null) return [];
    return this.#files;
  }
}

/**
 * Creates a parser of a form with files. In all our pages fields precede files, so they are known whatever happens to
 * the files.
 */
export function createPartReader(headers: RequestHeaders): PartReader {
  const fields = new Map<string, string>();
  const uploadBuffer = new UploadBuffer();
  let letters = 0;
  let failed: unknown;
  const fail = (error: unknown): void => {
    failed ??= error;
  };
  const limits = { fields: maxFields, fieldSize: formLimits.bodyBytes, files: fileLimits.count + 1, headerPairs: 20, headerSize: 8192 };
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({ headers: { 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    return { take: () => undefined, end: () => Promise.resolve(undefined) };
  }
  parser.on('field', (name, value, isNameCut, isCut) => {
    letters += value.length;
    if (isNameCut || isCut || letters > formLimits.bodyBytes) fail('too long');
    else if (!fields.has(name)) fields.set(name, value);
  });
  parser.on('file', (name, stream, file, _encoding, type) => {
    // A file that breaks off emits an error, which without a listener would end the process.
    stream.on('error', fail);
    if (name === fileField) uploadBuffer.hold(stream, file, type);
    else stream.resume();
  });
  parser.on('fieldsLimit', () => fail('too many fields'));
  parser.on('filesLimit', () => uploadBuffer.refuse('count'));
  parser.on('error', fail);
  return {
    take: (chunk) => {
      if (failed === undefined) parser.write(chunk);
    },
    end: () =>
      new Promise((resolve) => {
        const settle = (): void =>
          resolve(failed === undefined ? { fields, files: uploadBuffer.files, excess: uploadBuffer.excess } : undefined);
        parser.once('error', settle).once('finish', settle);
        if (failed === undefined) parser.end();
        else settle();
      }),
  };
}
