import path from 'node:path';

const last = new Map<string, Promise<unknown>>();

/** Runs work exclusively per site: a change in progress must not look like an interrupted one. */
export async function runExclusive<T>(siteDir: string, work: () => Promise<T>): Promise<T> {
  const site = path.resolve(siteDir);
  const current = (last.get(site) ?? Promise.resolve()).then(work, work);
  last.set(site, current);
  try {
    return await current;
  } finally {
    if (last.get(site) === current) last.delete(site);
  }
}
