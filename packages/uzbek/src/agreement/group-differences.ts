import { compareMentions } from './compare-mentions.ts';
import type { Language, Mention, MentionKind } from './mention.ts';

/** The place of a value in another language; without a value where that language has none. */
export type OtherPlace = { language: Language; mention: Mention | null };

/** A value of one language that others have otherwise or not at all; without `own` where it is missing in that language. */
export type GroupedDifference = { kind: MentionKind; own: Mention | null; others: readonly OtherPlace[] };

export type MentionsByLanguage = Readonly<Partial<Record<Language, readonly Mention[]>>>;

const allLanguages: readonly Language[] = ['uz', 'ru', 'en'];

/**
 * Compares one language of an entry with each of the others, and joins what concerns one value: an editor mends it at one
 * place.
 */
export function groupDifferences(own: Language, mentions: MentionsByLanguage): GroupedDifference[] {
  const groups = new Map<unknown, { kind: MentionKind; own: Mention | null; others: OtherPlace[] }>();
  for (const language of allLanguages) {
    const others = mentions[language];
    if (language === own || !others) continue;
    for (const { kind, left, right } of compareMentions(mentions[own] ?? [], others)) {
      const key = left ?? `${right?.kind ?? ''} ${right?.keys[0] ?? ''} ${right?.path ?? ''}`;
      const group = groups.get(key) ?? { kind, own: left, others: [] };
      // A value that is missing twice at one place of one language is one difference.
      if (!group.others.some((other) => other.language === language)) group.others.push({ language, mention: right });
      groups.set(key, group);
    }
  }
  return Array.from(groups.values());
}
