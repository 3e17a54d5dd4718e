import { statSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { fileLedger } from './ledger';
import { filesFolder } from './read-seed';

const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.geojson': 'application/geo+json',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

type Upload = {
  upload: (request: {
    data: { fileInfo: { name: string } };
    files: { filepath: string; originalFilename: string; mimetype: string; size: number };
  }) => Promise<readonly { id: number }[]>;
};

async function upload(strapi: Core.Strapi, name: string): Promise<number> {
  const filepath = path.join(filesFolder, name);
  const mimetype = types[path.extname(name).toLowerCase()];
  if (mimetype === undefined) throw new Error(`cms/seed/files/${name} has an ending that src/seeding/media.ts does not know`);
  const service = strapi.plugin('upload').service<Upload>('upload');
  const originalFilename = path.basename(name);
  const [file] = await service.upload({
    data: { fileInfo: { name: originalFilename } },
    files: { filepath, originalFilename, mimetype, size: statSync(filepath).size },
  });
  if (!file) throw new Error(`The media library did not take cms/seed/files/${name}`);
  return file.id;
}

/** The media library's id of each file; what is not in the library yet is uploaded. */
export async function uploadFiles(strapi: Core.Strapi, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const ledger = fileLedger(strapi);
  const ids = new Map<string, number>();
  for (const name of names) {
    const known = await ledger.get(name);
    const there = known !== null && (await strapi.db.query('plugin::upload.file').count({ where: { id: known } })) > 0;
    const id = there ? known : await upload(strapi, name);
    if (!there) await ledger.set(name, id);
    ids.set(name, id);
  }
  return ids;
}
