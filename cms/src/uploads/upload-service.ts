import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { checkFile, type SentFile } from './check-file';
import { Refusal } from './refusal';
import { refusedUpload } from './refuse-file';
import { scan } from './scan';

// Strapi types no plugin's services; what is written here was read in its source, version 5.54.0.
type Uploaded = { data: unknown; files: SentFile | readonly SentFile[] };
type Replaced = { data: unknown; file: SentFile };

export type UploadService = {
  upload: (request: Uploaded, options?: unknown) => Promise<unknown>;
  replace: (id: string | number, request: Replaced, options?: unknown) => Promise<unknown>;
  findOne: (id: string | number) => Promise<{ ext?: string | null } | null>;
};
export type UploadServiceMaker = (host: { strapi: Core.Strapi }) => UploadService;

async function checked(strapi: Core.Strapi, file: SentFile, parent: string, replaces?: string): Promise<SentFile> {
  const folder = await mkdtemp(path.join(parent, 'file-'));
  try {
    return await checkFile(file, { folder, replaces, scan: (sent) => scan(strapi, sent) });
  } catch (error) {
    throw error instanceof Refusal ? refusedUpload(strapi, file.originalFilename ?? '?', error) : error;
  }
}

async function inOwnFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ochiq-upload-'));
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The media library's own service, which takes nothing unseen, whoever brings it: the panel, the seed or another part of Strapi. */
export const carefulUploads =
  (make: UploadServiceMaker): UploadServiceMaker =>
  ({ strapi }) => {
    const service = make({ strapi });
    return {
      ...service,
      upload: ({ files, ...rest }, options) =>
        inOwnFolder(async (folder) => {
          const seen: SentFile[] = [];
          // All of them before one is kept: what is refused leaves nothing half done.
          for (const file of [files].flat()) seen.push(await checked(strapi, file, folder));
          return service.upload({ ...rest, files: seen }, options);
        }),
      replace: async (id, { file, ...rest }, options) => {
        const kept = await service.findOne(id);
        return inOwnFolder(async (folder) =>
          service.replace(id, { ...rest, file: await checked(strapi, file, folder, kept?.ext ?? undefined) }, options),
        );
      },
    };
  };
