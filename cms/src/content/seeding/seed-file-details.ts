import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fileWords, focalPoint } from '@ochiq/contract/media-library/file-words';
import { parse } from 'yaml';
import * as z from 'zod';

import { settings } from '../../env';

const details = z.strictObject({ words: fileWords.optional(), focalPoint: focalPoint.optional() });
type SeedFileDetails = z.output<typeof details>;

/** Reads what the media library says of the files of the demonstration content, by their names. @throws ZodError */
export function readSeedFileDetails(): ReadonlyMap<string, SeedFileDetails> {
  const file = path.join(settings.SEED_DIR, 'files.yaml');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(z.record(z.string(), details).parse(parse(readFileSync(file, 'utf8')))));
}
