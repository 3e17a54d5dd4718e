import type { Release, SiteFacts } from '@ochiq/contract/wire/site-facts';
import type { SiteDelta } from '@ochiq/pages/incremental/incremental-site';
import type { FileCache } from '@ochiq/images/file-cache';

import type { AssetPlan } from '../assets/asset-sources.ts';
import type { PostProcessor } from '../postprocess/post-processor.ts';
import { checkPages } from '../validation/check-pages.ts';
import type { StagingArea } from '../transaction/staging-area.ts';
import type { StagedFile, FileChangeSet } from '../transaction/file-change-set.ts';
import { fetchMissingAssets } from './fetch-missing-assets.ts';
import type { AssetLoader } from '../assets/asset-loader.ts';
import { getPublicDir, type LiveRelease } from '../state/live-release.ts';
import type { FailedPage, PreparedPage, renderPages } from '../live-pages/render-pages.ts';
import { listPageFiles, mergeHashes, withCompressedVariants } from '../live-pages/page-files.ts';

type BuildTools = { siteUrl: string; cmsUrl: string; cache: FileCache; staging: StagingArea; finisher: PostProcessor; loader: AssetLoader };

/** Rendered pages, and those that could not be rendered. */
export type RenderedPages = Awaited<ReturnType<typeof renderPages>>;

/** The context of a delta. */
export type BuildContext = {
  live: LiveRelease;
  /** All pages of the planned site, as far as readers find them after this change. */
  planned: Pick<ReadonlySet<string>, 'has'>;
  /** The redirects that readers find after this change. */
  redirects: SiteFacts['redirects'];
  /** Pages that would exist if they had not been undone. */
  takenBack: ReadonlySet<string>;
  /** Changed pages that failed before and are not tried now. */
  waiting: readonly FailedPage[];
  /** Plans the assets of all content. */
  planAllAssets: () => AssetPlan;
  /** Changes of metadata files with stable names, which are being planned. */
  standing: Promise<FileChangeSet | null>;
};

/** A delta as file changes of the release. */
export type PreparedChange = {
  /** `null` where none of it can be published. */
  change: FileChangeSet | null;
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
const listWrittenNames = (metadataChange: FileChangeSet | null) =>
  [...(metadataChange?.write.keys() ?? [])].map((file) => file.slice('public/'.length));

/** Returns why a rendered page can't be shown to readers; `null` where it can. */
function findPageFault({ links, shown }: PreparedPage, lacking: ReadonlyMap<string, Error>): string | null {
  if ('fault' in links) return links.fault;
  const late = [...shown].flatMap((name) => lacking.get(name) ?? [])[0];
  return late ? `lacks a file (${late.message})` : null;
}

/**
 * Builds the file changes of a delta: fetches the assets of its pages and validates the result.
 * @param preparing its pages, which are being rendered
 */
export async function buildFileChanges(
  delta: Pick<SiteDelta, 'removed' | 'facts'>,
  preparing: Promise<RenderedPages>,
  plan: AssetPlan,
  context: BuildContext,
  tools: BuildTools,
): Promise<PreparedChange> {
  const { live, planned, redirects, takenBack, waiting, planAllAssets } = context;
  const files = new Map<string, Buffer | StagedFile>();
  const shown = preparing.then(({ made }) => new Set(made.flatMap((page) => [...page.shown])));
  const fetching = fetchMissingAssets({ plan, planAllAssets, shown, there: live.files }, tools, async (name, bytes) => {
    for (const [file, content] of await withCompressedVariants({ name, bytes }, tools.finisher))
      files.set(file, await tools.staging.store(content));
  });
  // All must have settled before the staging area is cleared.
  await Promise.allSettled([preparing, shown, fetching, context.standing]);
  const [{ made, failed }, { fetched, lacking }, standing] = [await preparing, await fetching, await context.standing];
  const faults = new Map(made.flatMap((page) => [[page.path, findPageFault(page, lacking)] as const]));
  const unfit = made.flatMap(({ path }): FailedPage[] => {
    const fault = faults.get(path);
    return fault ? [{ path, error: new Error(`It ${fault}`) }] : [];
  });
  const rejected = await checkPages({
    pages: new Map(made.flatMap(({ path, links }) => ('fault' in links || faults.get(path) ? [] : [[path, links]]))),
    unfit: new Map([
      ...[...failed, ...waiting].map(({ path, error }) => [path, `can't be published (${error.message})`] as const),
      ...[...faults].flatMap(([path, fault]) => (fault === null ? [] : [[path, fault] as const])),
    ]),
    planned,
    takenBack,
    redirects,
    brought: new Set([...fetched, ...listWrittenNames(standing)]),
    publicDir: getPublicDir(live.folder),
    siteUrl: tools.siteUrl,
  });
  const pages = made.filter(({ path }) => !rejected.has(path));
  const problems = {
    failed,
    unfit: [...failed, ...unfit],
    lacking,
    held: made.flatMap(({ path }): FailedPage[] => {
      const reason = rejected.get(path);
      return reason === undefined ? [] : [{ path, error: new Error(`It ${reason}`) }];
    }),
  };
  if (pages.length === 0 && delta.removed.length === 0 && !delta.facts && !standing)
    return { change: null, facts: live.facts, files: [], pages: 0, ...problems };

  const policy = mergeHashes(
    live.facts,
    pages.map(({ hashes }) => hashes),
  );
  const facts = delta.facts ? { ...policy, ...delta.facts } : policy;
  const write = new Map([...files, ...pages.flatMap((page) => page.files), ...(standing?.write ?? [])]);
  if (facts !== live.facts) write.set('release.json', Buffer.from(JSON.stringify(facts)));
  // A page that became too small to compress must not leave the old variant.
  const remove = [...delta.removed, ...pages.map(({ path }) => path)].flatMap(listPageFiles).filter((file) => !write.has(file));
  return {
    change: { write, remove: [...remove, ...(standing?.remove ?? [])] },
    facts,
    files: [...fetched],
    pages: pages.length + delta.removed.length,
    ...problems,
  };
}
