import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { fileField, fileLimits, findFileExcess } from '@ochiq/contract/forms/form-files';
import { requestPart } from '@ochiq/contract/forms/wire';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';

import type { IncomingFile } from './sent-file';

/** A request of the edge's with its files. */
export type ReceivedRequest = { request: unknown; files: readonly IncomingFile[] };

/** The longest appeal as JSON, each letter escaped, with room. */
const requestBytes = 256 * 1024;

async function storeStream(stream: BusboyFileStream, place: string): Promise<Pick<IncomingFile, 'size' | 'digest'>> {
  const hash = createHash('sha256');
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    hash.update(chunk);
  });
  await pipeline(stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  return { size, digest: hash.digest('hex') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Writes a request that the edge forwards into a folder.
 * @returns null where it is not the edge's: broken, or beyond its limits
 */
export async function readSentRequest(incoming: IncomingMessage, folder: string): Promise<ReceivedRequest | null> {
  const type = incoming.headers['content-type'] ?? '';
  const limits = { fields: 1, fieldSize: requestBytes, files: fileLimits.count, fileSize: fileLimits.bytes + 1 };
  const writing: Promise<IncomingFile>[] = [];
  const received: { request: unknown; isTooMuch: boolean } = { request: null, isTooMuch: false };
  const refuse = () => {
    received.isTooMuch = true;
  };
  try {
    const parser = new Busboy({ headers: { ...incoming.headers, 'content-type': type }, limits });
    parser.on('field', (name, value, _, isCut) => {
      if (name === requestPart && !isCut) received.request = parseJson(value);
    });
    parser.on('file', (field, stream, name, _, mime) => {
      if (field !== fileField) refuse();
      const place = path.join(folder, String(writing.length));
      const written = storeStream(stream, place).then((sizeAndDigest) => ({ name, type: mime, place, ...sizeAndDigest }));
      // A full disk ends the request, too: otherwise the rest of it would never be read.
      written.catch((error: unknown) => incoming.destroy(error instanceof Error ? error : undefined));
      writing.push(written);
    });
    for (const limit of ['filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse);
    await pipeline(incoming, parser);
  } catch {
    await Promise.allSettled(writing);
    return null;
  }
  const files = await Promise.all(writing);
  const { request, isTooMuch } = received;
  return isTooMuch || findFileExcess(files.map(({ size }) => size)) !== null ? null : { request, files };
}
