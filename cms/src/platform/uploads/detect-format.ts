import { open } from 'node:fs/promises';
import path from 'node:path';

import { fileTypeFromBuffer } from 'file-type/core';

import { findFormat, mayBeDeclared, type Format } from './formats';
import { UploadRefusal, type RefusalReason } from './upload-refusal';

/** What the sniffing needs to see. */
const headLength = 4100;

/** Why an extension that people do try is not taken. */
const knownReasons: Readonly<Record<string, RefusalReason>> = {
  ...Object.fromEntries(['.svg', '.svgz', '.html', '.htm', '.xhtml', '.xml', '.js', '.mjs'].map((extension) => [extension, 'scripts'])),
  ...Object.fromEntries(['.docm', '.xlsm', '.pptm', '.dotm', '.xltm', '.xlsb'].map((extension) => [extension, 'macros'])),
};

/** What documents of the old formats are saved as today. */
const modernFormats: Readonly<Record<string, string>> = {
  '.doc': 'DOCX',
  '.dot': 'DOCX',
  '.rtf': 'DOCX',
  '.xls': 'XLSX',
  '.ppt': 'PPTX',
  '.pps': 'PPTX',
};

const zipKinds = new Set(['office', 'archive']);
const zipSignature = Buffer.from('PK\u0003\u0004');

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function refuseOtherContent({ kind, mime }: Format, head: Buffer): Promise<void> {
  // A text has no signature: it is read to its end instead.
  if (kind === 'text') return;
  if (zipKinds.has(kind) && head.subarray(0, zipSignature.length).equals(zipSignature)) return;
  const fileType = await fileTypeFromBuffer(head);
  // The container of the old formats, and of new ones under a password.
  if (fileType?.mime === 'application/x-cfb') throw new UploadRefusal('old-or-locked');
  if (fileType?.mime !== mime) throw new UploadRefusal('content', mime);
}

type UploadToDetect = { filepath: string; originalFilename?: string | null; mimetype?: string | null };

/** What a file was found to be, and its first bytes. */
export type DetectedFormat = { format: Format; extension: string; head: Buffer };

/**
 * Detects the format on which a file's name, its declared type and its content agree.
 * @throws UploadRefusal
 */
export async function detectFormat({ filepath, originalFilename, mimetype }: UploadToDetect): Promise<DetectedFormat> {
  const extension = path.extname(originalFilename ?? '').toLowerCase();
  const format = findFormat(extension);
  const newer = modernFormats[extension];
  if (newer !== undefined) throw new UploadRefusal('old-office', newer);
  if (!format) throw new UploadRefusal(knownReasons[extension] ?? 'format', extension);
  if (!mayBeDeclared(format, mimetype ?? '')) throw new UploadRefusal('content', format.mime);
  const head = await readHead(filepath);
  await refuseOtherContent(format, head);
  return { format, extension, head };
}
