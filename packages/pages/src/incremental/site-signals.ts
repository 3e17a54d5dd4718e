import { computed, type ReadonlySignal } from '@preact/signals-core';
import { routeNames } from '@ochiq/contract/routing/routes';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';
import { localePrefixes, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { buildSiteFacts } from '../build-site-facts.ts';
import { resolvePathConflicts } from '../clashes.ts';
import { findPagesWithoutPlace } from '../content/pages-without-place.ts';
import { findMissingContent, type ContentProblem } from '../content/content-problem.ts';
import type { PlannedPage } from '../page.ts';
import { planRoute } from '../plan.ts';
import { createRenderContext, type RenderContext } from '../render-context.ts';
import { resolveRedirects, type PagePaths } from '../redirects.ts';
import { isSameList } from '../memo.ts';
import type { ReactiveContent } from './reactive-content.ts';
import { diffLists } from './diff-items.ts';
import { createSiteFileContext, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import { siteFileBuilders } from '../metadata-files/build-site-files.ts';
import type { GeneratedFile, TableFiles } from '../tables/table-files.ts';
import type { LinkTargets } from '../create-link-targets.ts';
import { createReactiveMemo } from './create-reactive-memo.ts';

type ReactiveSources = {
  live: ReactiveContent;
  today: ReadonlySignal<string>;
  tables: ReadonlySignal<TableFiles>;
  targets: LinkTargets;
  arePagesCounted: boolean;
};

/** Creates a render context; computations that read it are repeated when the content they read changes. */
export function createReactiveContext(
  form: LocalePrefix,
  { live, today, tables, targets, arePagesCounted }: ReactiveSources,
  remember: RenderContext['remember'],
): RenderContext {
  const context = createRenderContext(live.content, form, today.peek(), { tables: tables.peek(), remember, targets, arePagesCounted });
  // Getters, so that what reads them is computed again on the next day.
  return Object.defineProperties(context, {
    today: { get: () => today.value, enumerable: true },
    tables: { get: () => tables.value, enumerable: true },
  });
}

/** Creates the render contexts of all locale prefixes. */
function createReactiveContexts(sources: ReactiveSources): RenderContext[] {
  const remember = createReactiveMemo();
  return localePrefixes.map((form) => createReactiveContext(form, sources, remember));
}

/**
 * The pages of each route under each locale prefix, always in the same order: a list whose pages are the same is the
 * same object.
 */
export type RoutePages = readonly (readonly PlannedPage[])[];

/** The paths that pages claim, and whether two pages claim the same one. */
type PathClaims = PagePaths & { areContested: boolean };

/** Tracks the paths that pages claim while the pages of routes change. */
export class PathRegistry {
  readonly #claims = new Map<string, number>();
  #routes: RoutePages = [];
  #contested = 0;
  #told: PathClaims = this.#tell();

  /**
   * Updates the pages of all routes.
   * @returns the claims; the same object as before where no path was added, removed, or became contested
   */
  take(routes: RoutePages): PathClaims {
    const changes = [...diffLists(this.#routes, routes).values()];
    this.#routes = routes;
    // Additions first: a path that another page takes over was not removed.
    const came = changes.flatMap(({ added }) => added.map(({ path }) => this.#claim(path)));
    const went = changes.flatMap(({ removed }) => removed.map(({ path }) => this.#leave(path)));
    const isChanged = came.includes('news') || went.includes('news') || this.#told.areContested !== this.#contested > 0;
    if (isChanged) this.#told = this.#tell();
    return this.#told;
  }

  #tell(): PathClaims {
    return { has: (path) => this.#claims.has(path), areContested: this.#contested > 0 };
  }

  #claim(path: string): 'news' | 'known' {
    const claims = this.#claims.get(path) ?? 0;
    this.#claims.set(path, claims + 1);
    if (claims === 1) this.#contested += 1;
    return claims === 0 ? 'news' : 'known';
  }

  #leave(path: string): 'news' | 'known' {
    const claims = this.#claims.get(path) ?? 0;
    if (claims === 2) this.#contested -= 1;
    if (claims > 1) this.#claims.set(path, claims - 1);
    else this.#claims.delete(path);
    return claims > 1 ? 'known' : 'news';
  }
}

/** The plan, or the content that it lacks. */
export type Plan = {
  routes: RoutePages;
  /** Whether a page is at a path. */
  isPage: (path: string) => boolean;
  facts: SiteFacts | null;
  /** The required content that is missing: there is no plan then. */
  missing: ContentProblem[];
  /** Entries whose slug conflicts with another one; they are left out. */
  clashes: ContentProblem[];
  /** Redirects that are left out. */
  idleRedirects: ContentProblem[];
  /** Pages that wait for one above them, or have no address for another reason. */
  withoutPlace: ContentProblem[];
};

const createEmptyPlan = (missing: ContentProblem[]): Plan => ({
  routes: [],
  isPage: () => false,
  facts: null,
  missing,
  clashes: [],
  idleRedirects: [],
  withoutPlace: [],
});

/**
 * Computes a list of pages that keeps its identity while the pages are the same, so that its dependents are not
 * notified.
 */
function computeStableList(make: () => readonly PlannedPage[]): ReadonlySignal<readonly PlannedPage[]> {
  let last: readonly PlannedPage[] = [];
  return computed(() => {
    const now = make();
    if (!isSameList(last, now)) last = now;
    return last;
  });
}

/** Computes the plan of all routes; each route is planned again only when a dependency changed. */
function createPlanSignal(reactiveContent: ReactiveContent, contexts: readonly RenderContext[]): ReadonlySignal<Plan> {
  const [plain] = contexts;
  const missing = computed(() => findMissingContent(reactiveContent.content));
  const planned = contexts.flatMap((context) => routeNames.map((route) => computeStableList(() => planRoute(context, route))));
  const routes = computed((): RoutePages => planned.map((route) => route.value));
  const pathRegistry = new PathRegistry();
  const claims = computed(() => pathRegistry.take(routes.value));
  const settled = computed(() => (claims.value.areContested ? resolvePathConflicts(routes.value) : { lists: routes.value, problems: [] }));
  const redirects = computed(() => (plain ? resolveRedirects(plain, claims.value) : { redirects: [], problems: [] }));
  const withoutPlace = computed(() => findPagesWithoutPlace(reactiveContent.content));
  return computed((): Plan => {
    if (missing.value.length > 0 || !plain) return createEmptyPlan(missing.value);
    const { lists, problems: clashes } = settled.value;
    return {
      routes: lists,
      isPage: (path) => claims.peek().has(path),
      facts: buildSiteFacts(plain, redirects.value.redirects),
      missing: [],
      clashes,
      idleRedirects: redirects.value.problems,
      withoutPlace: withoutPlace.value,
    };
  });
}

/** Computes the site files with fixed names; each group is rebuilt only when a dependency changed. */
function createFilesSignal(fileContext: SiteFileContext): ReadonlySignal<readonly GeneratedFile[]> {
  const groups = siteFileBuilders.map((make) => computed(() => make(fileContext)));
  return computed(() => groups.flatMap((group) => group.value));
}

/** What follows from the content, computed again where it changed. */
export type SiteSignals = { plan: ReadonlySignal<Plan>; files: ReadonlySignal<readonly GeneratedFile[]> };

/** Creates the plan and the site files of content that changes. */
export function createSiteSignals(sources: ReactiveSources, options: Pick<SiteFileContext, 'siteUrl' | 'mapped'>): SiteSignals {
  const readings = createReactiveContexts(sources);
  return { plan: createPlanSignal(sources.live, readings), files: createFilesSignal(createSiteFileContext({ ...options, readings })) };
}
