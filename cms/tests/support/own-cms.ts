import { openDatabase, type Database } from './database';
import type { Settings } from './run-bin';
import { runHosted } from './run-hosted';
import { scratch } from './scratch';
import { copySite, removeSite } from './site';
import { startWith, type Cms, type Runs } from './start-cms';

/** A CMS that one test file has for itself, with its database. */
export type OwnCms = Cms & {
  data: string;
  database: Database;
  /** Ends it and starts it again on the same data. */
  again: (settings?: Settings) => Promise<OwnCms>;
  remove: () => Promise<void>;
};

async function startOn(data: string, settings: Settings, runs: Runs): Promise<OwnCms> {
  const cms = await startWith(runs, data, settings);
  const database = openDatabase(data);
  const end = async () => {
    database.close();
    await cms.stop();
  };
  return {
    ...cms,
    data,
    database,
    again: async (changed = settings) => {
      await end();
      return startOn(data, changed, runs);
    },
    remove: async () => {
      await end();
      removeSite(data);
    },
  };
}

/**
 * Starts a CMS of its own on a copy of the few entries.
 * @param runs what a test tells of the process itself, or of settings of Node, needs `runBin`
 */
export function ownCms(name: string, settings: Settings = {}, runs: Runs = runHosted): Promise<OwnCms> {
  const data = scratch(name);
  copySite(data);
  return startOn(data, settings, runs);
}
