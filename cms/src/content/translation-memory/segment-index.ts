import type { Locale } from '@ochiq/contract/routing/locales';

import type { AlignedTexts } from './align-texts';
import { type ComparedSegment, createScorer, toComparedSegment } from './compare-segments';

/** A segment that was found: what it says, its translation, how alike it is, and whose it is. */
export type SegmentMatch<Owner> = { source: string; text: string; score: number; owner: Owner };

/** A text as it was written, and as it is compared. */
type Side = ComparedSegment & { written: string };
type Segment<Owner> = { one: Side; other: Side; owner: Owner };

/** Languages in the order of the site, so that a pair is stored once for both directions. */
export type LocalePair = readonly [Locale, Locale];

/** What an owner says in two languages. */
export type OwnPairs = readonly [LocalePair, readonly AlignedTexts[]];

const getName = (from: Locale, to: Locale): string => `${from} ${to}`;

/** Segments with their translations, by who owns them: an entry takes its own out again. */
export class SegmentIndex<Owner> {
  readonly #segments = new Map<string, Map<string, Segment<Owner>[]>>();

  /** Stores the pairs of an owner in the place of those that it had. A text that is in two pairs is stored once. */
  set(key: string, owner: Owner, own: readonly OwnPairs[]): void {
    const sides = new Map<string, Side>();
    const toSide = (written: string): Side => {
      const side = sides.get(written) ?? { written, ...toComparedSegment(written) };
      sides.set(written, side);
      return side;
    };
    for (const owners of this.#segments.values()) owners.delete(key);
    for (const [[first, second], pairs] of own) {
      if (pairs.length === 0) continue;
      const owners = this.#segments.get(getName(first, second)) ?? new Map<string, Segment<Owner>[]>();
      owners.set(
        key,
        pairs.map(([one, other]) => ({ one: toSide(one), other: toSide(other), owner })),
      );
      this.#segments.set(getName(first, second), owners);
    }
  }

  /** Finds the segments that are most like a text, the same ones first; each translation once. */
  find(text: string, from: Locale, to: Locale, limit: number): SegmentMatch<Owner>[] {
    const forward = this.#segments.get(getName(from, to));
    const owners = forward ?? this.#segments.get(getName(to, from));
    const score = createScorer(toComparedSegment(text));
    const matches = new Map<string, SegmentMatch<Owner>>();
    for (const segments of owners?.values() ?? [])
      for (const { one, other, owner } of segments) {
        const [source, translation] = forward ? [one, other] : [other, one];
        const alike = score(source);
        const known = matches.get(translation.text);
        if (alike === 0 || (known && known.score >= alike)) continue;
        matches.set(translation.text, { source: source.written, text: translation.written, score: alike, owner });
      }
    return [...matches.values()].sort((one, other) => other.score - one.score).slice(0, limit);
  }
}
