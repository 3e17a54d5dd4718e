import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Production } from '@ochiq/cli/local-stack/start-production';

import type { UnavailableParts } from './evaluate.ts';
import type { MailServer } from './mail-server.ts';

/** Lists files of the index, its logs and its link. */
async function listIndexFiles(siteDir: string, pattern: RegExp): Promise<string[]> {
  const folder = path.join(siteDir, 'search');
  return (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => path.join(folder, name));
}

/** Removes the search index. */
async function removeIndex(siteDir: string): Promise<void> {
  for (const file of await listIndexFiles(siteDir, /^index\./u)) await rm(file);
}

/** Simulates a disk that returns other bytes than were written: the files stay the same, with open readers. */
async function writeCorruptIndex(siteDir: string): Promise<void> {
  for (const file of await listIndexFiles(siteDir, /^index\.\d+\.sqlite$/u)) {
    const indexFile = await open(file, 'r+');
    const { size } = await indexFile.stat();
    await indexFile.write(Buffer.alloc(size, 'This is no index. '));
    await indexFile.close();
  }
}

export type Fault = {
  name: string;
  /** What may be unavailable to readers. */
  away: UnavailableParts;
  /** Whether letters are delayed until it ends. */
  holdsLetters: boolean;
  /** Whether the edge may refuse connections: not while its socket is reserved. */
  mayRefuse: boolean;
  begin: () => Promise<void>;
  end: () => Promise<void>;
};

const defaults = { away: new Set<'edge' | 'search'>(), holdsLetters: false, mayRefuse: false } as const;

function createServiceFault(production: Production, name: 'postgres' | 'cms' | 'publisher' | 'edge') {
  const createToggle = (is: boolean) => () => {
    production.runningServices[name].mayRun(is);
    return Promise.resolve();
  };
  return { begin: createToggle(false), end: createToggle(true) };
}

/** Creates a fault of the index, which only the publisher repairs. */
const createIndexFault = (begin: () => Promise<void>) => ({ begin, end: () => Promise.resolve() });

/** Creates the faults in their order; the last ones combine all services that reading must never depend on. */
export function createFaults(production: Production, mail: MailServer): Fault[] {
  const { siteDir } = production;
  const noSearch = { ...defaults, away: new Set(['search'] as const) };
  const noMail = { ...defaults, holdsLetters: true, begin: () => mail.stop(), end: () => mail.start() };
  const noEdge = { ...defaults, away: new Set(['edge', 'search'] as const) };
  const edge = createServiceFault(production, 'edge');
  const hideEdge = () => {
    production.edgeListener.release();
    return edge.begin();
  };
  const killEdge = () => {
    production.runningServices.edge.kill();
    return Promise.resolve();
  };
  const single: Fault[] = [
    { name: 'database', ...defaults, ...createServiceFault(production, 'postgres') },
    { name: 'CMS', ...defaults, ...createServiceFault(production, 'cms') },
    { name: 'publisher', ...defaults, ...createServiceFault(production, 'publisher') },
    { name: 'search taken away', ...noSearch, ...createIndexFault(() => removeIndex(siteDir)) },
    { name: 'mail', ...noMail },
  ];
  return [
    ...single,
    { name: 'search broken', ...noSearch, ...createIndexFault(() => writeCorruptIndex(siteDir)) },
    {
      name: 'all of these together',
      ...{ ...noSearch, holdsLetters: true },
      begin: async () => {
        await Promise.all(single.map(({ begin }) => begin()));
      },
      end: async () => {
        await Promise.all(single.map(({ end }) => end()));
      },
    },
    { name: 'edge', ...noEdge, mayRefuse: true, begin: hideEdge, end: edge.end },
    { name: 'edge, its socket held', ...noEdge, begin: killEdge, end: () => Promise.resolve() },
  ];
}
