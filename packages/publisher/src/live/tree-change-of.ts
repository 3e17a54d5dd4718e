import type { Release } from '@ochiq/contract/site-facts';
import type { SiteDelta } from '@ochiq/pages/live/live-site';
import type { FileCache } from '@ochiq/pictures/file-cache';

import type { FilePlan } from '../files/file-sources.ts';
import type { Finisher } from '../finish/finisher.ts';
import { checkPages } from '../gates/check-pages.ts';
import type { Staging } from '../swap/staging.ts';
import type { Staged, TreeChange } from '../swap/tree-change.ts';
import { bringMissing } from './bring-missing.ts';
import type { FileLoader } from '../files/file-loader.ts';
import { publicIn, type LiveRelease } from './live-release.ts';
import type { FailedPage, MadePage } from './made-page.ts';
import { makePages } from './make-pages.ts';
import { filesOfPage, withHashes, withTwins } from './page-files.ts';

type Tools = { siteUrl: string; cmsUrl: string; cache: FileCache; staging: Staging; finisher: Finisher; loader: FileLoader };

/** The context of a delta. */
export type Surroundings = {
  live: LiveRelease;
  /** All pages of the planned site. */
  planned: ReadonlySet<string>;
  /** Pages that would exist if they had not been undone. */
  takenBack: ReadonlySet<string>;
  /** Changed pages that failed before and are not tried now. */
  waiting: readonly FailedPage[];
  /** Plans the assets of all content. */
  wholePlan: () => FilePlan;
  /** Changes of metadata files with stable names. */
  standing: TreeChange | null;
};

/** A delta as file changes of the release. */
export type PreparedChange = {
  /** `null` where none of it can be published. */
  change: TreeChange | null;
  facts: Release;
  files: string[];
  /** How many pages are written or removed. */
  pages: number;
  /** Pages that could not be rendered now, and may be the next time. */
  failed: FailedPage[];
  /** Pages that can't be published in the current state. */
  held: FailedPage[];
  /** Pages that can't be rendered or shown, independently of others. */
  unfit: FailedPage[];
  /** Files below `public` that could not be fetched, each with the reason. */
  lacking: ReadonlyMap<string, Error>;
};

/** Lists the names below `public` of the files to be written. */
const standingNames = (standing: TreeChange | null) => [...(standing?.write.keys() ?? [])].map((file) => file.slice('public/'.length));

/** Returns why a rendered page can't be shown to readers; `null` where it can. */
function faultIn({ links, shown }: MadePage, lacking: ReadonlyMap<string, Error>): string | null {
  if ('fault' in links) return links.fault;
  const late = [...shown].flatMap((name) => lacking.get(name) ?? [])[0];
  return late ? `lacks a file (${late.message})` : null;
}

/** Builds the file changes of a delta: renders its pages, fetches their assets and validates the result. */
export async function treeChangeOf(delta: SiteDelta, plan: FilePlan, around: Surroundings, tools: Tools): Promise<PreparedChange> {
  const { live, planned, takenBack, waiting, wholePlan, standing } = around;
  const files = new Map<string, Buffer | Staged>();
  const making = makePages(delta.changed, { ...tools, renderer: live.renderer });
  const shown = making.then(({ made }) => new Set(made.flatMap((page) => [...page.shown])));
  const bringing = bringMissing({ plan, wholePlan, shown, there: live.files }, tools, async (name, bytes) => {
    for (const [file, content] of await withTwins({ name, bytes }, tools.finisher)) files.set(file, await tools.staging.keep(content));
  });
  // Both must have settled before the staging area is cleared.
  await Promise.allSettled([making, shown, bringing]);
  const [{ made, failed }, { brought, lacking }] = [await making, await bringing];
  const faults = new Map(made.flatMap((page) => [[page.path, faultIn(page, lacking)] as const]));
  const unfit = made.flatMap(({ path }): FailedPage[] => {
    const fault = faults.get(path);
    return fault ? [{ path, error: new Error(`It ${fault}`) }] : [];
  });
  const held = await checkPages({
    pages: new Map(made.flatMap(({ path, links }) => ('fault' in links || faults.get(path) ? [] : [[path, links]]))),
    unfit: new Map([
      ...[...failed, ...waiting].map(({ path, error }) => [path, `can't be published (${error.message})`] as const),
      ...[...faults].flatMap(([path, fault]) => (fault === null ? [] : [[path, fault] as const])),
    ]),
    planned,
    takenBack,
    redirects: (delta.facts ?? live.facts).redirects,
    brought: new Set([...brought, ...standingNames(standing)]),
    publicDir: publicIn(live.folder),
    siteUrl: tools.siteUrl,
  });
  const pages = made.filter(({ path }) => !held.has(path));
  const troubles = {
    failed,
    unfit: [...failed, ...unfit],
    lacking,
    held: made.flatMap(({ path }): FailedPage[] => {
      const reason = held.get(path);
      return reason === undefined ? [] : [{ path, error: new Error(`It ${reason}`) }];
    }),
  };
  if (pages.length === 0 && delta.removed.length === 0 && !delta.facts && !standing)
    return { change: null, facts: live.facts, files: [], pages: 0, ...troubles };

  const policy = withHashes(
    live.facts,
    pages.map(({ hashes }) => hashes),
  );
  const facts = delta.facts ? { ...policy, ...delta.facts } : policy;
  const write = new Map([...files, ...pages.flatMap((page) => page.files), ...(standing?.write ?? [])]);
  if (facts !== live.facts) write.set('release.json', Buffer.from(JSON.stringify(facts)));
  // A page that became too small to compress must not leave the old variant.
  const remove = [...delta.removed, ...pages.map(({ path }) => path)].flatMap(filesOfPage).filter((file) => !write.has(file));
  return {
    change: { write, remove: [...remove, ...(standing?.remove ?? [])] },
    facts,
    files: [...brought],
    pages: pages.length + delta.removed.length,
    ...troubles,
  };
}
