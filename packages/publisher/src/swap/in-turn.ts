import path from 'node:path';

const last = new Map<string, Promise<unknown>>();

/** Does one thing after the other for each site: what is being made must not look like what was interrupted. */
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
