import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { isMissingFile } from '@ochiq/service-kit/errors';

import type { SiteAddress } from '../routing/site-address.ts';
import { readLog } from './read-log.ts';
import { readDaySums, writeDaySums } from './view-files.ts';

/** The file of a part of nginx's log, of ten minutes: `2026-11-20T13-4+0500.log`. */
const partName = /^(?<hour>\d{4}-\d\d-\d\dT\d\d)-(?<ten>\d)(?<zone>[+-]\d\d)(?<zoneMinutes>\d\d)\.log$/u;
const partMs = 600_000;
/** When nginx has surely written the last line of a part, in milliseconds after its end. */
const graceMs = 30_000;

type LogPart = { name: string; day: string; end: number };

/** Reads which ten minutes a file is of; none where it is no part of the log. */
function parsePartName(name: string): LogPart[] {
  const { hour, ten = '', zone = '', zoneMinutes = '' } = partName.exec(name)?.groups ?? {};
  const start = hour === undefined ? Number.NaN : Date.parse(`${hour}:${ten}0:00${zone}:${zoneMinutes}`);
  return Number.isNaN(start) ? [] : [{ name, day: toTashkentDay(new Date(start)), end: start + partMs }];
}

/** Counts a part, unless the day's sums say that it is among them, and removes it. Only sums are in memory. */
async function takePart({ name, day }: LogPart, logFolder: string, folder: string, site: SiteAddress): Promise<void> {
  const file = join(logFolder, name);
  const { sums, taken } = await readDaySums(folder, day, 'nginx');
  if (taken === undefined || taken < name) {
    await readLog(createReadStream(file), site, ({ view }) => sums.countView(view));
    await writeDaySums(folder, sums, 'nginx', name);
  }
  await rm(file);
}

/** Counts the complete parts of nginx's log in order, and removes them. @throws a part or a day can't be read; those after it wait */
export async function takeLogParts(logFolder: string, folder: string, site: SiteAddress, now: Date): Promise<void> {
  const names = await readdir(logFolder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const complete = names.flatMap(parsePartName).filter(({ end }) => end + graceMs <= now.getTime());
  for (const part of complete.sort((a, b) => a.end - b.end)) await takePart(part, logFolder, folder, site);
}
