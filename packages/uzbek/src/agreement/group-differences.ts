import { compareMentions } from './compare-mentions.ts';
import type { Language, Mention, MentionKind } from './mention.ts';
import type { Difference } from './word-pairs.ts';

/** The place of a value in another language; without a value where that language has none. */
export type OtherPlace = { language: Language; mention: Mention | null };

/** A value of one language that others have otherwise or not at all; without `own` where it is missing in that language. */
export type GroupedDifference = { kind: MentionKind; own: Mention | null; others: readonly OtherPlace[] };

export type MentionsByLanguage = Readonly<Partial<Record<Language, readonly Mention[]>>>;

const allLanguages: readonly Language[] = ['uz', 'ru', 'en'];

const haveSameValue = (one: Mention | null, other: Mention | null): boolean =>
  one !== null && other !== null && one.isCertain && other.isCertain && one.keys.some((key) => other.keys.includes(key));

type Compared = { language: Language; differences: readonly Difference[]; certainKeys: ReadonlySet<string> };

/**
 * Returns whether two languages agree in digits, against words of the third: that these were not understood is then more
 * likely than that they are wrong.
 */
function isOutvoted({ left, right, isBesideWords }: Difference, third: Compared | undefined): boolean {
  // Words that were read as another number, in the place of this one, are no guess.
  if (!isBesideWords || third === undefined || (left !== null && right !== null)) return false;
  const { differences, certainKeys } = third;
  if (left?.isCertain) return left.keys.some((key) => certainKeys.has(key)) && !differences.some((other) => other.left === left);
  return differences.some((other) => other.isBesideWords && haveSameValue(right, other.right));
}

/**
 * Compares one language of an entry with each of the others, and joins what concerns one value: an editor mends it at one
 * place.
 */
export function groupDifferences(own: Language, mentions: MentionsByLanguage): GroupedDifference[] {
  const groups = new Map<unknown, { kind: MentionKind; own: Mention | null; others: OtherPlace[] }>();
  const compared = allLanguages.flatMap((language): Compared[] => {
    const others = mentions[language];
    if (language === own || !others) return [];
    const certainKeys = new Set(others.flatMap(({ isCertain, keys }) => (isCertain ? keys : [])));
    return [{ language, certainKeys, differences: compareMentions(mentions[own] ?? [], others) }];
  });
  for (const { language, differences } of compared) {
    const third = compared.find((other) => other.language !== language);
    for (const difference of differences) {
      const { kind, left, right } = difference;
      if (isOutvoted(difference, third)) continue;
      const key = left ?? `${right?.kind ?? ''} ${right?.keys[0] ?? ''} ${right?.path ?? ''}`;
      const group = groups.get(key) ?? { kind, own: left, others: [] };
      // A value that is missing twice at one place of one language is one difference.
      if (!group.others.some((other) => other.language === language)) group.others.push({ language, mention: right });
      groups.set(key, group);
    }
  }
  return Array.from(groups.values());
}
