import type { PageLinks } from './page-links.ts';

/** A proposed change of the site with its context. All paths are the site's own. */
export type ProposedChange = {
  /** Pages to be written. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Pages that can't be written, each with the reason. */
  unfit: ReadonlyMap<string, string>;
  /** The live versions of pages, as far as they were read; a page missing here has no live version. */
  live: ReadonlyMap<string, PageLinks>;
  /** All pages of the planned site, as far as readers find them after this change. */
  planned: Pick<ReadonlySet<string>, 'has'>;
  /** Pages that would exist if they had not been undone. */
  takenBack: ReadonlySet<string>;
  /** Returns whether something other than a page is at a path: a file, a redirect, a form. */
  isElse: (path: string) => boolean;
};

/**
 * Pages that must stay as they are, each with the reason. The rest may change, even where one of these links to a page
 * to be removed.
 */
export type RejectedPages = ReadonlyMap<string, string>;

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string> | undefined) =>
  other?.size === one.size && [...one].every((path) => other.has(path));

/** The site as it would be without the rejected pages. */
class ProjectedSite {
  readonly #proposal: ProposedChange;
  readonly rejected: Map<string, string>;

  constructor(proposal: ProposedChange) {
    this.#proposal = proposal;
    this.rejected = new Map(proposal.unfit);
  }

  /** Returns whether a path will have a page; a rejected page exists where readers have it already. */
  isPage(path: string): boolean {
    const { planned, live } = this.#proposal;
    return planned.has(path) && (!this.rejected.has(path) || live.has(path));
  }

  /** Returns the links that a page will have. */
  getLinksAt(path: string): PageLinks | undefined {
    const { pages, live } = this.#proposal;
    return this.rejected.has(path) ? live.get(path) : (pages.get(path) ?? live.get(path));
  }

  /** Finds a dead link, unless the live page has it already: then the page gets no worse. */
  findDeadLink(path: string, { links }: PageLinks): string | null {
    const { live, isElse, takenBack } = this.#proposal;
    const dead = [...links].find((target) => !this.isPage(target) && !isElse(target) && !live.get(path)?.links.has(target));
    if (dead === undefined) return null;
    return takenBack.has(dead) ? `leads to ${dead}, which was taken back: change or unpublish that` : `leads to ${dead}, where nothing is`;
  }

  /** Finds a broken translation link: pages that name each other as translations must name the same set. */
  findBrokenAlternate(path: string, { alternates }: PageLinks): string | null {
    if (areSame(alternates, this.#proposal.live.get(path)?.alternates)) return null;
    for (const target of alternates) {
      if (!this.isPage(target)) return `names ${target} as a translation, where no page is`;
      if (!areSame(alternates, this.getLinksAt(target)?.alternates)) return `names ${target} as a translation, which names others`;
    }
    return null;
  }

  /** Finds a rejected page that names this one as a translation and would become wrong. */
  findOutdatedTranslation(path: string, { alternates }: PageLinks): string | null {
    for (const other of this.rejected.keys()) {
      const theirs = this.#proposal.live.get(other)?.alternates;
      if (theirs?.has(path) && !areSame(theirs, alternates)) return `waits for ${other}, its translation`;
    }
    return null;
  }

  findFault(path: string, page: PageLinks): string | null {
    return this.findDeadLink(path, page) ?? this.findBrokenAlternate(path, page) ?? this.findOutdatedTranslation(path, page);
  }
}

/**
 * Decides which pages of a change may be published. Rejects invalid pages, and then those that became invalid without
 * them, until the set is stable.
 */
export function validateChange(proposal: ProposedChange): RejectedPages {
  const projectedSite = new ProjectedSite(proposal);
  for (let before = -1; before !== projectedSite.rejected.size;) {
    before = projectedSite.rejected.size;
    for (const [path, page] of proposal.pages) {
      const fault = projectedSite.rejected.has(path) ? null : projectedSite.findFault(path, page);
      if (fault !== null) projectedSite.rejected.set(path, fault);
    }
  }
  return projectedSite.rejected;
}
