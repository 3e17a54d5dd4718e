import type { PageLinks } from './page-links.ts';

/** A change of the site, and what is known around it. All paths are the site's own. */
export type Proposal = {
  /** Pages that are to be written. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Pages that can't be written, each with the reason. */
  unfit: ReadonlyMap<string, string>;
  /** Pages as readers have them, as far as anybody looked; what is missing here has no live version. */
  live: ReadonlyMap<string, PageLinks>;
  /** All pages that there are to be. */
  planned: ReadonlySet<string>;
  /** Pages that would be, had nobody taken them back. */
  takenBack: ReadonlySet<string>;
  /** Whether something else than a page is at a path: a file, a redirect, a form. */
  isElse: (path: string) => boolean;
};

/** Pages that stay as they are, each with the reason. The rest may change, even where one of these leads to what is to go. */
export type Verdict = ReadonlyMap<string, string>;

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string> | undefined) =>
  other?.size === one.size && [...one].every((path) => other.has(path));

/** How the site would be with some of the pages held back. */
class Outlook {
  readonly #proposal: Proposal;
  readonly held: Map<string, string>;

  constructor(proposal: Proposal) {
    this.#proposal = proposal;
    this.held = new Map(proposal.unfit);
  }

  /** A page that is to be, and can be: one that is held back is there where readers have it already. */
  isPage(path: string): boolean {
    const { planned, live } = this.#proposal;
    return planned.has(path) && (!this.held.has(path) || live.has(path));
  }

  /** What a page leads to then. */
  at(path: string): PageLinks | undefined {
    const { pages, live } = this.#proposal;
    return this.held.has(path) ? live.get(path) : (pages.get(path) ?? live.get(path));
  }

  /** A link that leads nowhere, unless readers have it already: then the page is no worse than it was. */
  deadLink(path: string, { links }: PageLinks): string | null {
    const { live, isElse, takenBack } = this.#proposal;
    const dead = [...links].find((target) => !this.isPage(target) && !isElse(target) && !live.get(path)?.links.has(target));
    if (dead === undefined) return null;
    return takenBack.has(dead) ? `leads to ${dead}, which was taken back: change or unpublish that` : `leads to ${dead}, where nothing is`;
  }

  /** All pages that name each other as translations name the same ones. */
  brokenAlternate(path: string, { alternates }: PageLinks): string | null {
    if (areSame(alternates, this.#proposal.live.get(path)?.alternates)) return null;
    for (const target of alternates) {
      if (!this.isPage(target)) return `names ${target} as a translation, where no page is`;
      if (!areSame(alternates, this.at(target)?.alternates)) return `names ${target} as a translation, which names others`;
    }
    return null;
  }

  /** A page that stays as it is names this one as a translation, and would be wrong then. */
  leftBehind(path: string, { alternates }: PageLinks): string | null {
    for (const other of this.held.keys()) {
      const theirs = this.#proposal.live.get(other)?.alternates;
      if (theirs?.has(path) && !areSame(theirs, alternates)) return `waits for ${other}, its translation`;
    }
    return null;
  }

  fault(path: string, page: PageLinks): string | null {
    return this.deadLink(path, page) ?? this.brokenAlternate(path, page) ?? this.leftBehind(path, page);
  }
}

/**
 * Decides which pages of a change may be published. One that may not is held back, with those that would be wrong
 * without it, until none is.
 */
export function judge(proposal: Proposal): Verdict {
  const outlook = new Outlook(proposal);
  for (let before = -1; before !== outlook.held.size;) {
    before = outlook.held.size;
    for (const [path, page] of proposal.pages) {
      const fault = outlook.held.has(path) ? null : outlook.fault(path, page);
      if (fault !== null) outlook.held.set(path, fault);
    }
  }
  return outlook.held;
}
