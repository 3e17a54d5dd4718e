import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import { type Locale, localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { uploadFormats } from '@ochiq/contract/fields/upload';
import { errors } from '@strapi/utils';

import { findBrokenText } from '../../content/publish-validation/broken-text';
import { throwOnIssues } from '../../content/publish-validation/entry-issue';
import { checkFile, type SentFile } from './check-file';
import { describeUpload, storeDescription, type UploadDescription } from './describe-upload';
import { deleteReplacements, recordReplacement } from './replacements';
import { refusalTexts, refusedFile, UploadRefusal } from './upload-refusal';
import { scanFile } from './scan-file';
import { translateForEditor } from '../panel-words/translate-for-editor';

/** Error messages of the panel must stay short, whatever the length of a file's name. */
const longestName = 120;

const acceptedFormats = Object.keys(uploadFormats)
  .map((extension) => extension.slice(1).toUpperCase())
  .filter((name) => name !== 'JPEG')
  .join(', ');

const truncateText = (text: string) => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);

/** Creates the error that the panel shows for a refused file: which, why, and what to do. */
function createUploadError(strapi: Core.Strapi, name: string, { reason, detail }: UploadRefusal): errors.ValidationError {
  const file = truncateText(name);
  const textIn = (locale: Locale) => `${refusedFile[locale](file)}: ${refusalTexts[locale][reason](truncateText(detail), acceptedFormats)}`;
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textIn(code)])) as Localized<string>;
  return new errors.ValidationError(translateForEditor(strapi, texts), { file, reason });
}

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type FileInfo = { name?: string | null; alternativeText?: string | null; caption?: string | null };
type StoredFile = { id: number; updatedAt: string };
type Options = { user?: { id: number } | null };
type UploadRequest = { data: { fileInfo?: FileInfo | readonly FileInfo[] }; files: SentFile | readonly SentFile[] };
type ReplaceRequest = { data: { fileInfo?: FileInfo }; file: SentFile };

export type UploadService = {
  upload: (request: UploadRequest, options?: Options) => Promise<readonly StoredFile[]>;
  replace: (id: string | number, request: ReplaceRequest, options?: Options) => Promise<StoredFile>;
  updateFileInfo: (id: string | number, info: FileInfo, options?: Options) => Promise<unknown>;
  remove: (file: { id: number }) => Promise<unknown>;
  findOne: (id: string | number) => Promise<{ ext?: string | null } | null>;
};
export type UploadServiceFactory = (host: { strapi: Core.Strapi }) => UploadService;

type CheckedUpload = { file: SentFile; description: UploadDescription };

async function checkUpload(strapi: Core.Strapi, file: SentFile, parent: string, replaces?: string): Promise<CheckedUpload> {
  const folder = await mkdtemp(path.join(parent, 'file-'));
  try {
    const { pdf, ...checked } = await checkFile(file, { folder, replaces, scan: (sent) => scanFile(strapi, sent) });
    return { file: checked, description: await describeUpload(file.filepath, { ...checked, pdf }) };
  } catch (error) {
    throw error instanceof UploadRefusal ? createUploadError(strapi, file.originalFilename ?? '?', error) : error;
  }
}

/**
 * Refuses broken characters in file information, which pages show. Without a name of its own a file is called as it was
 * on the editor's machine.
 */
function refuseBrokenInfo(strapi: Core.Strapi, { name, alternativeText, caption }: FileInfo, file?: SentFile): void {
  const usedName = name === '' || name === null || name === undefined ? file?.originalFilename : name;
  throwOnIssues(strapi, findBrokenText({ name: usedName, alternativeText, caption }), 'save');
}

async function withTempFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-upload-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Wraps the media library's own service, so that every file is checked, whether it comes from the panel, the seed or
 * another part of Strapi.
 */
export const withUploadChecks =
  (make: UploadServiceFactory): UploadServiceFactory =>
  ({ strapi }) => {
    const service = make({ strapi });
    return {
      ...service,
      upload: ({ files, ...rest }, options) =>
        withTempFolder(async (folder) => {
          const infos = [rest.data.fileInfo ?? []].flat();
          const checked: CheckedUpload[] = [];
          // All of them are checked before one is stored: a refusal leaves nothing half done.
          for (const [index, file] of [files].flat().entries()) refuseBrokenInfo(strapi, infos[index] ?? {}, file);
          for (const file of [files].flat()) checked.push(await checkUpload(strapi, file, folder));
          const stored = await service.upload({ ...rest, files: checked.map(({ file }) => file) }, options);
          for (const [index, { description }] of checked.entries()) {
            const row = stored[index];
            if (row) await storeDescription(strapi, row, description);
          }
          return stored;
        }),
      updateFileInfo: async (id, info, options) => {
        refuseBrokenInfo(strapi, info);
        return service.updateFileInfo(id, info, options);
      },
      remove: async (file) => {
        const removed = await service.remove(file);
        await deleteReplacements(strapi, file.id);
        return removed;
      },
      replace: async (id, { file, ...rest }, options) => {
        refuseBrokenInfo(strapi, rest.data.fileInfo ?? {}, file);
        const existing = await service.findOne(id);
        return withTempFolder(async (folder) => {
          const checked = await checkUpload(strapi, file, folder, existing?.ext ?? undefined);
          const stored = await service.replace(id, { ...rest, file: checked.file }, options);
          await storeDescription(strapi, stored, checked.description);
          await recordReplacement(strapi, stored.id, options?.user?.id ?? null);
          return stored;
        });
      },
    };
  };

// Strapi types no plugin's services; these types follow its source, version 5.54.0.
type Image = { mime?: string };

export type ImageService = {
  /** Returns whether a file is a picture with width and height. */
  isImage: (file: Image) => Promise<unknown>;
};

/**
 * Wraps Strapi's picture service so that AVIF is a picture, too. Strapi intends it: but the library that it uses calls
 * the format by its container's name, HEIF. Every picture has been rewritten by now, so that its type is reliable.
 */
export const withAvifSupport = (service: ImageService): ImageService => ({
  ...service,
  isImage: async (file) => file.mime === uploadFormats['.avif'].mime || service.isImage(file),
});
