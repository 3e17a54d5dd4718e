import path from 'node:path';

const last = new Map<string, Promise<unknown>>();

/** Runs work exclusively per site: a change in progress must not look like an interrupted one. */
export async function inTurn<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  const site = path.resolve(siteDir);
  const turn = (last.get(site) ?? Promise.resolve()).then(work, work);
  last.set(site, turn);
  try {
    return await turn;
  } finally {
    if (last.get(site) === turn) last.delete(site);
  }
}
