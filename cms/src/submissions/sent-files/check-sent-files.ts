import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import type { FormProblem } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { fileField, fileLimits, formFileExtensions, type FileExcess } from '@ochiq/contract/forms/form-files';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { checkFile } from '../../platform/uploads/check-file';
import { findFormat } from '../../platform/uploads/formats';
import { UploadRefusal } from '../../platform/uploads/upload-refusal';
import { refusalTexts, refusedFile } from '../../platform/uploads/refusal-texts';
import { scanFile } from '../../platform/uploads/scan-file';
import { hasDiskSpace } from './private-folder';
import { citizenTexts, acceptedKinds, togetherTexts } from './refusal-sentence';
import type { IncomingFile, CheckedFile } from './sent-file';

/** The checked files, or the problem with them. */
export type FileCheckResult = { ok: true; files: readonly CheckedFile[] } | { ok: false; problem: FormProblem };

const createProblem = (messages: string): FormProblem => ({ field: fileField, code: 'files', said: messages });

/** Creates the problem with all files together. */
export const createExcessProblem = (language: Locale, excess: FileExcess | 'no-room'): FormProblem =>
  createProblem(togetherTexts[language][excess]);

/**
 * Sanitizes a file name for storage and display: strips folders and deceptive characters, and retains the complete
 * extension.
 */
export function sanitizeFileName(sent: string): string {
  // As browsers write a quotation mark in a name.
  const name = cleanLine((sent.split(/[/\\]/u).at(-1) ?? '').replaceAll('%22', '"'));
  const extension = path.extname(name);
  const letters = Array.from(name.slice(0, name.length - extension.length));
  return letters.slice(0, Math.max(1, fileLimits.nameLength - extension.length)).join('') + extension;
}

async function inspectFile(strapi: Core.Strapi, { name, type, place, size }: IncomingFile): Promise<CheckedFile> {
  const extension = path.extname(name).toLowerCase();
  // Formats that the media library accepts besides; for others it has a more specific message.
  if (findFormat(extension) && !(formFileExtensions as readonly string[]).includes(extension)) throw new UploadRefusal('format', extension);
  const folder = await mkdtemp(path.join(path.dirname(place), 'drawn-'));
  const sent = { filepath: place, originalFilename: name, mimetype: type, size };
  const { filepath, detectedMimeType } = await checkFile(sent, { folder, scan: (file) => scanFile(strapi, file) });
  return { name, mime: detectedMimeType, place: filepath };
}

/**
 * Checks all files of a form like those of the media library, and gives for each refused one the reason and the remedy.
 */
export async function checkSentFiles(strapi: Core.Strapi, sent: readonly IncomingFile[], language: Locale): Promise<FileCheckResult> {
  if (sent.length > 0 && !(await hasDiskSpace())) return { ok: false, problem: createExcessProblem(language, 'no-room') };
  const files: CheckedFile[] = [];
  const messages: string[] = [];
  for (const file of sent.map((one) => ({ ...one, name: sanitizeFileName(one.name) }))) {
    try {
      files.push(await inspectFile(strapi, file));
    } catch (error) {
      if (!(error instanceof UploadRefusal)) throw error;
      const { reason, detail } = error;
      const say = citizenTexts[language][reason] ?? refusalTexts[language][reason];
      messages.push(`${refusedFile[language](file.name)}: ${say(detail.slice(0, fileLimits.nameLength), acceptedKinds)}`);
    }
  }
  return messages.length === 0 ? { ok: true, files } : { ok: false, problem: createProblem(messages.join('\n')) };
}
