import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';

import { settings } from '../../env';
import { readSeedFile, type SeedEntry } from './seed-file';

const contentFolder = path.join(settings.SEED_DIR, 'content');

/** The files that entries refer to. */
export const filesFolder = path.join(settings.SEED_DIR, 'files');

function readEntries(type: ContentTypeName): readonly SeedEntry[] {
  const folder = path.join(contentFolder, type);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => readSeedFile(type, path.join(folder, name)));
}

/** Reads every entry of the demonstration content from its files. */
export const readSeed = (): readonly SeedEntry[] => contentTypeNames.flatMap(readEntries);
