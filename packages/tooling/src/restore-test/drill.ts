import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { collectUploads } from '@ochiq/cli/backup/collect-uploads';
import { makeBackup } from '@ochiq/cli/backup/make-backup';
import type { Service } from '@ochiq/cli/process/service';
import { restoreBackup } from '@ochiq/cli/restore/restore-backup';
import { startCms, startEdge, startPublisher } from '@ochiq/cli/start/services';
import { findFreePort } from '@ochiq/cli/workplace/find-free-port';
import { type Settings, parseSettings } from '@ochiq/cli/workplace/settings';
import { compareTrees } from '@ochiq/cli/restore/compare-trees';
import { createEmptyDatabase } from '@ochiq/cli/backup/postgres';
import type { TableDigests } from '@ochiq/cli/backup/manifest';

import { logIn } from '../bench/publish/panel.ts';
import { fetchPublishedNews } from '../bench/publish/news.ts';
import { Reader } from '../bench/publish/reader.ts';
import { Checks } from './checks.ts';
import { readDatabasePair } from './read-database-pair.ts';
import { getLocalUrl, fetchPath, sendMessage } from './readers.ts';

/** Tables of content from citizens and editors, which cannot be generated again. */
const irreplaceableTables = [
  'contact_messages',
  'appeals',
  'comments',
  'reviews',
  'callback_requests',
  'page_feedbacks',
  'inquiries',
  'ochiq_mail',
  'ochiq_schedule',
  'ochiq_shown',
  'up_users',
  'admin_users',
  'files',
  'news_items',
] as const;

/** Finds the tables that differ or are missing, by name; an unknown table counts as missing. */
const findDifferentTables = (before: TableDigests, after: TableDigests): string[] =>
  irreplaceableTables.filter((name) => before[name] === undefined || before[name].sha256 !== after[name]?.sha256);

/** How many messages there are of all kinds. */
const countMessages = (facts: TableDigests): number =>
  irreplaceableTables.slice(0, 7).reduce((sum, name) => sum + (facts[name]?.rows ?? 0), 0);

/**
 * Reads the settings from a backup, with those that differ on this machine.
 * @param logDir remains when the site is deleted
 */
async function readRestoredSettings(envFile: string, given: Readonly<Record<string, string>>, logDir: string): Promise<Settings> {
  const settings = parseSettings({ ...parseEnv(await readFile(envFile, 'utf8')), ...given });
  return { ...settings, logDir: path.join(logDir, 'restored') };
}

type Say = (how: string) => void;

/** Creates the settings that a second site on the same machine needs; all others come from the backup. */
async function createParallelSettings(settings: Settings, dataDir: string): Promise<Record<string, string>> {
  const [site, cms, publisher] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
  const ports = { SITE_PORT: String(site), CMS_PORT: String(cms), PUBLISHER_PORT: String(publisher) };
  // Its uploads are local files: the bucket of the running site stays untouched.
  return { ...ports, DATA_DIR: dataDir, SITE_URL: settings.siteUrl, UPLOADS_URL: '' };
}

/** Lists sample paths: home pages, a missing page, and some of the downloads. */
async function listSamplePaths({ siteDir }: Settings): Promise<string[]> {
  const names = await readdir(path.join(siteDir, 'current', 'public'), { recursive: true });
  const files = names.filter((name) => /\.(?:pdf|csv|json|docx|xlsx|zip)$/u.test(name) && !name.startsWith('page-data')).sort();
  return ['/uz', '/ru', '/en', '/en/contact', '/uz/no-such-page', ...files.slice(0, 10).map((name) => `/${name}`)];
}

/** Returns the folder of all uploads: the local one, or a copy of the bucket. */
async function resolveUploadsFolder(settings: Settings, scratch: string): Promise<string> {
  if (settings.UPLOADS_URL === undefined) return path.join(settings.cmsDataDir, 'public');
  const folder = path.join(scratch, 'uploads-now');
  await collectUploads(settings, folder);
  return folder;
}

/** Checks that everything irreplaceable is in the restored folder. */
async function checkRestoredData(checks: Checks, settings: Settings, restored: Settings, scratch: string): Promise<void> {
  const releases = await compareTrees(path.join(settings.siteDir, 'releases'), path.join(restored.siteDir, 'releases'));
  const uploads = await compareTrees(await resolveUploadsFolder(settings, scratch), path.join(restored.cmsDataDir, 'public'));
  checks.recordSame(`${String(releases.count)} published files`, releases.different, releases.count > 0);
  checks.recordSame(`${String(uploads.count)} uploaded files`, uploads.different, uploads.count > 0);
  const getPrivateFilesDir = (one: Settings) => path.join(one.cmsDataDir, 'private', 'files');
  const sent = await compareTrees(getPrivateFilesDir(settings), getPrivateFilesDir(restored));
  checks.recordSame(`${String(sent.count)} files of citizens`, sent.different, true);
  const { before, after } = await readDatabasePair(settings, restored, scratch);
  checks.recordSame(
    `${String(countMessages(before))} messages, the outbox and all accounts`,
    findDifferentTables(before, after),
    countMessages(before) > 0,
  );
}

/** Checks that the restored site serves readers and editors. */
async function checkServed(checks: Checks, settings: Settings, restored: Settings): Promise<void> {
  const different: string[] = [];
  const places = await listSamplePaths(settings);
  for (const place of places) {
    const [one, other] = [await fetchPath(settings, place), await fetchPath(restored, place)];
    if (one.facts !== other.facts || !one.bytes.equals(other.bytes)) different.push(`${place} (${one.facts}, then ${other.facts})`);
  }
  checks.recordSame(`${String(places.length)} answers of the edge, downloads among them`, different, places.length > 5);
  const sent = await sendMessage(restored, `Another one, ${new Date().toISOString()}`);
  checks.record('a message is taken by the restored site', sent.includes('/forms/contact'), sent);
}

async function checkPublishing(checks: Checks, restored: Settings): Promise<void> {
  const [news] = await fetchPublishedNews(restored, 'uz');
  const title = `Tiklangan saytdagi yangilik ${String(Date.now())}`;
  if (news === undefined) {
    checks.record('a publication in the restored site is live', false, 'there is no news');
    return;
  }
  const panel = await logIn(restored);
  await panel.publish(news.documentId, 'uz', { title });
  const reader = new Reader(getLocalUrl(restored));
  try {
    await reader.waitUntil(`/uz/news/${news.slug}`, ({ html }) => html.includes(title));
    checks.record('a publication in the restored site is live', true, '');
  } finally {
    reader.close();
  }
}

/** A restored site that runs, whose pages contain the address of the original. */
export type RestoredSite = { checks: Checks; settings: Settings; stop: () => Promise<void> };

/**
 * Backs up a running site, restores it into an empty folder with other settings, starts it there, and compares both.
 * @param settings of a site that runs and is published
 * @param scratch an empty folder, which holds the restored site as long as it runs
 * @param others further settings that the restored site has, by their names
 */
export async function runRestoreDrill(
  settings: Settings,
  scratch: string,
  say: Say,
  others: Readonly<Record<string, string>> = {},
): Promise<RestoredSite> {
  const services: Service[] = [];
  const { DATABASE_CLIENT, DATABASE_URL = '' } = settings;
  const checks = new Checks();
  let database: Awaited<ReturnType<typeof createEmptyDatabase>> | null = null;
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    await database?.drop();
  };
  const steps = {
    step: <T>(title: string, work: (how: Say) => Promise<T>) => {
      say(title);
      return work(() => undefined);
    },
  };
  try {
    const sent = await sendMessage(settings, `Before the backup, ${new Date().toISOString()}`);
    checks.record('a message is taken before the backup', sent.includes('/forms/contact'), sent);
    const { file } = await makeBackup({ ...settings, backupDir: path.join(scratch, 'backups') }, steps);
    const into = path.join(scratch, 'data');
    database = DATABASE_CLIENT === 'postgres' ? await createEmptyDatabase(DATABASE_URL) : null;
    const given = {
      ...(await createParallelSettings(settings, into)),
      ...others,
      ...(database && { DATABASE_URL: database.url }),
      BACKUP_KEY: settings.BACKUP_KEY,
    };
    const envFile = path.join(scratch, 'restored.env');
    await restoreBackup({ file, given, into, envFile }, steps);
    const restored = await readRestoredSettings(envFile, given, settings.logDir);
    say('Comparing what was restored');
    await checkRestoredData(checks, settings, restored, scratch);
    say('Starting the restored site');
    services.push(await startEdge(restored), await startCms(restored, () => undefined));
    await checkServed(checks, settings, restored);
    services.push(await startPublisher(restored));
    await checkPublishing(checks, restored);
    return { checks, settings: restored, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
