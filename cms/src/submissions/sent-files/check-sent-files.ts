import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import type { FormProblem } from '@ochiq/contract/forms/check-form';
import { cleanLine } from '@ochiq/contract/forms/clean-text';
import { type FileExcess, fileField, fileLimits, formFileExtensions } from '@ochiq/contract/forms/form-files';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { checkFile } from '../../platform/uploads/check-file';
import { findFormat } from '../../platform/uploads/formats';
import { type RefusalReason, type RefusalText, refusalTexts, refusedFile, UploadRefusal } from '../../platform/uploads/upload-refusal';
import { scanFile } from '../../platform/uploads/scan-file';
import { hasDiskSpace } from './private-folder';
import type { CheckedFile, IncomingFile } from './sent-file';

/** Texts for citizens where those for editors refer to the administrator. */
const citizenTexts: Localized<Readonly<Partial<Record<RefusalReason, RefusalText>>>> = {
  uz: {
    virus: (name) => `unda virus topildi: ${name}. Qurilmangizni tekshiring yoki boshqa fayl tanlang.`,
    scanner: () =>
      'hozir fayllarni virusga tekshirib boʻlmayapti, tekshirilmagan fayl olinmaydi. Birozdan keyin qayta urining yoki fayllarsiz yuboring.',
  },
  ru: {
    virus: (name) => `в нём найден вирус: ${name}. Проверьте своё устройство или выберите другой файл.`,
    scanner: () =>
      'сейчас файлы нельзя проверить на вирусы, а непроверенные не принимаются. Повторите попытку позже или отправьте форму без файлов.',
  },
  en: {
    virus: (name) => `a virus was found in it: ${name}. Check your device, or choose another file.`,
    scanner: () =>
      'files can’t be checked for viruses now, and unchecked ones are not taken. Try again later, or send the form without files.',
  },
};

const { count, megabytes } = fileLimits;

/** Texts about all files together. */
const togetherTexts: Localized<Record<FileExcess | 'no-room', string>> = {
  uz: {
    count: `Fayllar juda koʻp: koʻpi bilan ${String(count)} ta fayl yuborish mumkin.`,
    size: `Fayllar juda katta: hammasi birga ${String(megabytes)} MB dan oshmasligi kerak.`,
    'no-room': 'Hozir saytda fayllar uchun joy yetarli emas. Fayllarsiz yuboring yoki keyinroq urinib koʻring.',
  },
  ru: {
    count: `Файлов слишком много: можно отправить не больше ${String(count)}.`,
    size: `Файлы слишком большие: все вместе они должны быть не больше ${String(megabytes)} МБ.`,
    'no-room': 'Сейчас на сайте не хватает места для файлов. Отправьте форму без файлов или попробуйте позже.',
  },
  en: {
    count: `There are too many files: no more than ${String(count)} can be sent.`,
    size: `The files are too large: all of them together may have ${String(megabytes)} MB.`,
    'no-room': 'The site has no room for files now. Send the form without files, or try again later.',
  },
};

/** The kinds that citizens may send, for the sentence about another one. */
const acceptedKinds = formFileExtensions
  .filter((extension) => extension !== '.jpeg')
  .map((extension) => extension.slice(1).toUpperCase())
  .join(', ');

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
