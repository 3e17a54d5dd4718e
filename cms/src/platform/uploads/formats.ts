import { open } from 'node:fs/promises';
import path from 'node:path';

import { type UploadExtension, uploadFormats, type UploadKind } from '@ochiq/contract/fields/upload';
import { fileTypeFromBuffer } from 'file-type/core';

import { type RefusalReason, UploadRefusal } from './upload-refusal';

/** One row of what may be uploaded: extension, declared type and content have to agree. */
export type Format = {
  kind: UploadKind;
  /** The type with which the file is stored and served. */
  mime: string;
  /** What browsers and systems call it besides. */
  alsoDeclared?: readonly string[];
  /** What a text of this kind begins with. */
  begins?: RegExp;
};

const zip = ['application/zip', 'application/x-zip-compressed', 'application/x-zip'];
const json = /^\uFEFF?\s*[[{]/u;

/** The properties of a format that concern the upload only; the others are in the contract. */
const uploadOnlyFields: Readonly<Partial<Record<UploadExtension, Pick<Format, 'alsoDeclared' | 'begins'>>>> = {
  '.jpg': { alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.jpeg': { alsoDeclared: ['image/jpg', 'image/pjpeg'] },
  '.png': { alsoDeclared: ['image/x-png'] },
  '.pdf': { alsoDeclared: ['application/x-pdf'] },
  '.docx': { alsoDeclared: zip },
  '.xlsx': { alsoDeclared: zip },
  '.pptx': { alsoDeclared: zip },
  '.odt': { alsoDeclared: zip },
  '.ods': { alsoDeclared: zip },
  '.odp': { alsoDeclared: zip },
  '.csv': { alsoDeclared: ['text/plain', 'application/csv', 'application/vnd.ms-excel'] },
  '.json': { alsoDeclared: ['text/plain'], begins: json },
  '.geojson': { alsoDeclared: ['application/json', 'text/plain'], begins: json },
  '.vtt': { alsoDeclared: ['text/plain'], begins: /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/u },
  '.zip': { alsoDeclared: zip },
};

const formatRows = Object.entries(uploadFormats) as readonly (readonly [UploadExtension, (typeof uploadFormats)[UploadExtension]])[];
const formatsByExtension: ReadonlyMap<string, Format> = new Map(
  formatRows.map(([extension, format]) => [extension, { ...format, ...uploadOnlyFields[extension] }]),
);

/** Finds the format of an extension, in small letters and with its dot. */
export const findFormat = (extension: string): Format | undefined => formatsByExtension.get(extension);

/** Generic types, which a system declares for an unknown file. */
const generic = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Returns whether a file of this format may be declared so. */
export function mayBeDeclared({ mime, alsoDeclared = [] }: Format, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  return generic.has(type) || type === mime || alsoDeclared.includes(type);
}

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
