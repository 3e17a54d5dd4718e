import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import type { Problem } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { fileField, fileLimits, sentExtensions, type FileExcess } from '@ochiq/contract/forms/form-files';
import type { Locale } from '@ochiq/contract/locales';
import type { Core } from '@strapi/strapi';

import { checkFile } from '../uploads/check-file';
import { formatOf } from '../uploads/formats';
import { Refusal } from '../uploads/refusal';
import { refusalTexts, refusedFile } from '../uploads/refusal-texts';
import { scan } from '../uploads/scan';
import { hasRoom } from './private-folder';
import { citizenTexts, taken, togetherTexts } from './refusal-sentence';
import type { ComeFile, GoodFile } from './sent-file';

/** The checked files, or the problem with them. */
export type Looked = { ok: true; files: readonly GoodFile[] } | { ok: false; problem: Problem };

const problem = (said: string): Problem => ({ field: fileField, code: 'files', said });

/** Creates the problem with all files together. */
export const excessProblem = (language: Locale, excess: FileExcess | 'no-room'): Problem => problem(togetherTexts[language][excess]);

/**
 * Sanitizes a file name for storage and display: strips folders and deceptive characters, and retains the complete
 * extension.
 */
export function keptName(sent: string): string {
  // As browsers write a quotation mark in a name.
  const name = cleanLine((sent.split(/[/\\]/u).at(-1) ?? '').replaceAll('%22', '"'));
  const extension = path.extname(name);
  const letters = Array.from(name.slice(0, name.length - extension.length));
  return letters.slice(0, Math.max(1, fileLimits.nameLength - extension.length)).join('') + extension;
}

async function look(strapi: Core.Strapi, { name, type, place, size }: ComeFile): Promise<GoodFile> {
  const extension = path.extname(name).toLowerCase();
  // Formats that the media library accepts besides; for others it has a more specific message.
  if (formatOf(extension) && !(sentExtensions as readonly string[]).includes(extension)) throw new Refusal('format', extension);
  const folder = await mkdtemp(path.join(path.dirname(place), 'drawn-'));
  const sent = { filepath: place, originalFilename: name, mimetype: type, size };
  const { filepath, detectedMimeType } = await checkFile(sent, { folder, scan: (file) => scan(strapi, file) });
  return { name, mime: detectedMimeType, place: filepath };
}

/**
 * Checks all files of a form like those of the media library, and gives for each refused one the reason and the remedy.
 */
export async function checkSent(strapi: Core.Strapi, sent: readonly ComeFile[], language: Locale): Promise<Looked> {
  if (sent.length > 0 && !(await hasRoom())) return { ok: false, problem: excessProblem(language, 'no-room') };
  const files: GoodFile[] = [];
  const said: string[] = [];
  for (const file of sent.map((one) => ({ ...one, name: keptName(one.name) }))) {
    try {
      files.push(await look(strapi, file));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { reason, detail } = error;
      const say = citizenTexts[language][reason] ?? refusalTexts[language][reason];
      said.push(`${refusedFile[language](file.name)}: ${say(detail.slice(0, fileLimits.nameLength), taken)}`);
    }
  }
  return said.length === 0 ? { ok: true, files } : { ok: false, problem: problem(said.join('\n')) };
}
