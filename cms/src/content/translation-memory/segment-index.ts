import type { Locale } from '@ochiq/contract/routing/locales';

import type { AlignedTexts } from './align-texts';
import { type ComparedSegment, createScorer, toComparedSegment } from './compare-segments';
import { createPause } from './create-pause';

/** A translation that was found: what it translates, how alike that is, and who says so, the newest first. */
export type SegmentMatch<Owner> = { source: string; text: string; score: number; owners: readonly Owner[] };

/** How a question ranks owners: the newest have the highest rank, and those without one are left out. */
export type SegmentQuestion<Owner> = { from: Locale; to: Locale; rank: (owner: Owner) => number | null };

/** A text as it was written, and as it is compared. */
type Side = ComparedSegment & { written: string };
type Segment<Owner> = { one: Side; other: Side; owner: Owner };

/** Languages in the order of the site, so that a pair is stored once for both directions. */
export type LocalePair = readonly [Locale, Locale];

/** What an owner says in two languages. */
export type OwnPairs = readonly [LocalePair, readonly AlignedTexts[]];

type RankedMatch<Owner> = Omit<SegmentMatch<Owner>, 'owners'> & { ranks: Map<Owner, number> };

function toMatch<Owner>({ source, text, score, ranks }: RankedMatch<Owner>): { match: SegmentMatch<Owner>; newest: number } {
  const ranked = [...ranks].toSorted(([, one], [, other]) => other - one);
  return { match: { source, text, score, owners: ranked.map(([owner]) => owner) }, newest: ranked[0]?.[1] ?? 0 };
}

/** Creates a scorer that compares equal texts once: the same words are in many entries. */
function createMemoryScorer(text: string): (side: Side) => number {
  const score = createScorer(toComparedSegment(text));
  const scores = new Map<string, number>();
  return (side) => {
    const known = scores.get(side.text);
    if (known !== undefined) return known;
    const alike = score(side);
    if (alike > 0) scores.set(side.text, alike);
    return alike;
  };
}

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

  /** Finds those of some texts that are a part of any text in a language. It lets others work in between. */
  async findKnown(texts: readonly string[], locale: Locale): Promise<ReadonlySet<string>> {
    const sought = new Map(texts.map((text) => [text, toComparedSegment(text).small]));
    const known = new Set<string>();
    const pause = createPause();
    for (const [name, owners] of this.#segments) {
      const [first, second] = name.split(' ');
      if (first !== locale && second !== locale) continue;
      for (const segments of owners.values()) {
        await pause();
        for (const { one, other } of segments)
          for (const [text, small] of sought) if ((first === locale ? one : other).small.includes(small)) known.add(text);
      }
    }
    return known;
  }

  /**
   * Finds the translations of what is most like a text, those of the same text first, then the newest: each once, with all who say
   * so. It lets others work in between.
   */
  async find(text: string, { from, to, rank }: SegmentQuestion<Owner>): Promise<SegmentMatch<Owner>[]> {
    const forward = this.#segments.get(getName(from, to));
    const owners = forward ?? this.#segments.get(getName(to, from));
    const score = createMemoryScorer(text);
    const matches = new Map<string, RankedMatch<Owner>>();
    const pause = createPause();
    // What an owner says may be replaced in between, and would come again at the end: each is looked through once, as it is now.
    for (const segments of [...(owners?.values() ?? [])]) {
      await pause();
      for (const { one, other, owner } of segments) {
        const [source, translation] = forward ? [one, other] : [other, one];
        const alike = score(source);
        const known = matches.get(translation.text);
        if (alike === 0 || (known && known.score > alike)) continue;
        const place = rank(owner);
        if (place === null) continue;
        if (known?.score === alike) known.ranks.set(owner, place);
        else
          matches.set(translation.text, {
            ...{ source: source.written, text: translation.written, score: alike },
            ranks: new Map([[owner, place]]),
          });
      }
    }
    return Array.from(matches.values(), toMatch)
      .toSorted((one, other) => other.match.score - one.match.score || other.newest - one.newest)
      .map(({ match }) => match);
  }
}
