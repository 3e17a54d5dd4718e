import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as z from 'zod';

import { isNotFound } from '@ochiq/service-kit/errors';
import type { NotFoundDay } from './count-days.ts';

/** A file that the edge writes for each day: `2026-11-20.json`. */
const fileName = /^(?<day>\d{4}-\d\d-\d\d)\.json$/u;
const schema = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string().min(1), z.int().positive()])) });

/**
 * Reads the counts since a day; none where nothing was counted yet.
 * @throws a file is corrupt
 */
export async function readDays(folder: string, from: string): Promise<NotFoundDay[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const recentNames = names.filter((name) => (fileName.exec(name)?.groups?.['day'] ?? '') >= from);
  return Promise.all(recentNames.map(async (name) => schema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))));
}
