import { open, readFile, type FileHandle } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';

import { inspectPdfTree } from './inspect-pdf-tree';
import type { PdfProperties } from './pdf-properties';
import { UploadRefusal } from '../upload-refusal';

const windowSize = 1024 * 1024;
/** Longer than any name that is looked for, however it is written. */
const overlap = 256;
/** What one object stream may hold. */
const maxObjects = 32 * 1024 * 1024;
/**
 * The bytes that are read before an object stream, where its filter may be named, and the sizes read of it: mostly the
 * smaller.
 */
const lookBehindSize = 1024;
const packedSizes = [64 * 1024, 8 * 1024 * 1024];
const maxObjectStreams = 20_000;

/** Builds the pattern of a name: each letter as itself or by its number. */
function buildNamePattern(text: string): string {
  const letters = text.replaceAll(/./gu, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
  });
  return `/${letters}(?![A-Za-z0-9])`;
}

/** Decodes a name. */
const decodeName = (written: string): string =>
  written.slice(1).replaceAll(/#([\da-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const action = new RegExp(`${buildNamePattern('JavaScript')}|${buildNamePattern('Launch')}`, 'u');
const lock = new RegExp(buildNamePattern('Encrypt'), 'u');
const objectStream = new RegExp(buildNamePattern('ObjStm'), 'gu');

function refuseIn(text: string): void {
  if (lock.test(text)) throw new UploadRefusal('locked');
  const forbiddenName = action.exec(text);
  if (forbiddenName) throw new UploadRefusal('pdf-actions', decodeName(forbiddenName[0]));
}

async function readFrom(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function readStreamAfter(file: FileHandle, at: number): Promise<Buffer> {
  for (const size of packedSizes) {
    const bytes = await readFrom(file, at, size);
    const start = /stream\r?\n/u.exec(bytes.toString('latin1', 0, 4096));
    if (!start) break;
    const end = bytes.indexOf('endstream', start.index + start[0].length);
    if (end !== -1) return bytes.subarray(start.index + start[0].length, end);
  }
  throw new UploadRefusal('unreadable');
}

/** Inspects the objects in a compressed stream: they are not visible in the document's plain text. */
async function refuseInObjects(file: FileHandle, at: number): Promise<void> {
  const around = await readFrom(file, Math.max(0, at - lookBehindSize), 2 * lookBehindSize);
  // Without a filter the objects are plain, and were read with the rest.
  if (!around.includes('/F')) return;
  const packed = await readStreamAfter(file, at);
  let objects: Buffer;
  try {
    objects = inflateSync(packed, { maxOutputLength: maxObjects, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    throw new UploadRefusal('unreadable');
  }
  refuseIn(objects.toString('latin1'));
}

/**
 * Looks for scripts and programs in all that is written in a document, plain or in object streams: also in objects that another of the same
 * number hides from a parser, but not from every reader.
 * @throws Refusal
 */
async function inspectPdfText(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let objectStreams = 0;
    for (let at = 0; at < size; at += windowSize) {
      const text = (await readFrom(file, at, windowSize + overlap)).toString('latin1');
      refuseIn(text);
      for (const { index } of text.matchAll(objectStream)) {
        objectStreams += 1;
        if (objectStreams > maxObjectStreams) throw new UploadRefusal('unreadable');
        await refuseInObjects(file, at + index);
      }
    }
  } finally {
    await file.close();
  }
}

/**
 * Inspects a document for automatic actions and attachments. It is no proof: a document made to mislead it can hide
 * more than it finds.
 * @returns what the document says of itself
 * @throws UploadRefusal
 */
export async function inspectPdf(path: string): Promise<PdfProperties> {
  await inspectPdfText(path);
  return inspectPdfTree(await readFile(path));
}
