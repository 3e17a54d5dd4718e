import type { Production } from '../production/start-production.ts';
import { breakIndex, takeIndexAway } from './index-faults.ts';
import type { Away } from './judge-answer.ts';
import type { MailServer } from './mail-server.ts';

export type Fault = {
  name: string;
  /** What may be unavailable to readers. */
  away: Away;
  /** Whether letters are delayed until it ends. */
  holdsLetters: boolean;
  /** Whether the edge may refuse connections: not while its socket is reserved. */
  mayRefuse: boolean;
  begin: () => Promise<void>;
  end: () => Promise<void>;
};

const quiet = { away: new Set<'edge' | 'search'>(), holdsLetters: false, mayRefuse: false } as const;

function held(production: Production, name: 'postgres' | 'cms' | 'publisher' | 'edge') {
  const may = (is: boolean) => () => {
    production.kept[name].mayRun(is);
    return Promise.resolve();
  };
  return { begin: may(false), end: may(true) };
}

/** Creates a fault of the index, which only the publisher repairs. */
const ofIndex = (begin: () => Promise<void>) => ({ begin, end: () => Promise.resolve() });

/** Creates the faults in their order; the last ones combine all services that reading must never depend on. */
export function faultsOf(production: Production, mail: MailServer): Fault[] {
  const { siteDir } = production;
  const noSearch = { ...quiet, away: new Set(['search'] as const) };
  const noMail = { ...quiet, holdsLetters: true, begin: () => mail.stop(), end: () => mail.start() };
  const noEdge = { ...quiet, away: new Set(['edge', 'search'] as const) };
  const edge = held(production, 'edge');
  const hideEdge = () => {
    production.edgeListener.release();
    return edge.begin();
  };
  const killEdge = () => {
    production.kept.edge.kill();
    return Promise.resolve();
  };
  const single: Fault[] = [
    { name: 'database', ...quiet, ...held(production, 'postgres') },
    { name: 'CMS', ...quiet, ...held(production, 'cms') },
    { name: 'publisher', ...quiet, ...held(production, 'publisher') },
    { name: 'search taken away', ...noSearch, ...ofIndex(() => takeIndexAway(siteDir)) },
    { name: 'mail', ...noMail },
  ];
  return [
    ...single,
    { name: 'search broken', ...noSearch, ...ofIndex(() => breakIndex(siteDir)) },
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
