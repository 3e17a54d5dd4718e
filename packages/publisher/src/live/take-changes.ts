import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { ContentProblem } from '@ochiq/pages/content-problem';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import type { LiveSite, Outcome } from '@ochiq/pages/live/live-site';

/** A document that would break the site, and why; the site shows its last good version. */
export type Refused = { change: DocumentChange; problems: ContentProblem[]; failed: { path: string; error: Error }[] };

const nameOf = ({ type, documentId }: { type: ContentTypeName; documentId: string }) => `${type} ${documentId}`;

/** Takes documents into a site; what would break it is kept apart and tried again with whatever comes next. */
export class Intake {
  readonly #refused = new Map<string, Refused>();

  get refused(): readonly Refused[] {
    return [...this.#refused.values()];
  }

  take(site: LiveSite, changes: readonly DocumentChange[]): void {
    const named = new Map(changes.map((change) => [nameOf(change), change]));
    for (const name of named.keys()) this.#refused.delete(name);
    if (named.size > 0 && !site.update([...named.values()]).ok) this.#oneByOne(site, [...named.values()]);
    // What was in the way may have gone.
    const waiting = [...this.#refused.values()].map(({ change }) => change);
    if (named.size > 0) this.#oneByOne(site, waiting);
  }

  #oneByOne(site: LiveSite, changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      const outcome: Outcome = site.update([change]);
      if (outcome.ok) this.#refused.delete(nameOf(change));
      else this.#refused.set(nameOf(change), { change, problems: outcome.problems, failed: outcome.failed });
    }
  }
}
