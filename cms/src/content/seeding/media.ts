import { statSync } from 'node:fs';
import path from 'node:path';

import { getUploadFormat } from '@ochiq/contract/fields/upload';
import type { Core } from '@strapi/strapi';

import { openFileLedger } from './ledger';
import { filesFolder } from './read-seed';

type Upload = {
  upload: (request: {
    data: { fileInfo: { name: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<readonly { id: number }[]>;
};

async function uploadFile(strapi: Core.Strapi, name: string): Promise<number> {
  const filepath = path.join(filesFolder, name);
  const mimetype = getUploadFormat(path.extname(name))?.mime;
  if (mimetype === undefined) throw new Error(`cms/seed/files/${name} has an ending that the media library does not take`);
  const service = strapi.plugin('upload').service<Upload>('upload');
  const originalFilename = path.basename(name);
  const [file] = await service.upload({
    data: { fileInfo: { name: originalFilename } },
    files: { filepath, originalFilename, mimetype, size: statSync(filepath).size },
  });
  if (!file) throw new Error(`The media library did not take cms/seed/files/${name}`);
  return file.id;
}

/** Returns the media library's id of each file; uploads those that it lacks. */
export async function uploadFiles(strapi: Core.Strapi, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const ledger = openFileLedger(strapi);
  const ids = new Map<string, number>();
  for (const name of names) {
    const storedId = await ledger.get(name);
    const isStored = storedId !== null && (await strapi.db.query('plugin::upload.file').count({ where: { id: storedId } })) > 0;
    const id = isStored ? storedId : await uploadFile(strapi, name);
    if (!isStored) await ledger.set(name, id);
    ids.set(name, id);
  }
  return ids;
}
