import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { canAccess } from '../../people/roles/panel-rights';
import { getTranslator, requireTranslator } from '../machine-translation/translate-segment';
import type { PanelState } from '../review/reviewing-person';
import { listMissingNumbers } from './compare-segments';
import { type MemoryEntry, readPublishedMemory } from './published-memory';
import type { SegmentMatch } from './segment-index';
import { maxSame, maxSuggestions, maxUses, type Suggestion, type SuggestionsInput, type SuggestionsResponse } from './translation-memory';

type Match = SegmentMatch<MemoryEntry>;

/** Ranks entries by when their translation was published. Outdated translations are left out: their paragraphs may be others. */
const createRank =
  (from: Locale, to: Locale) =>
  ({ outdated, published }: MemoryEntry): number | null =>
    outdated.includes(from) || outdated.includes(to) ? null : (published[to] ?? 0);

/** Picks what is shown: the translations of the same text, and of those like it as many as there is space for. */
function pickMatches(matches: readonly Match[]): readonly Match[] {
  const same = matches.filter(({ score }) => score === 1).length;
  return matches.slice(0, Math.max(maxSuggestions, Math.min(same, maxSame)));
}

async function toUses(strapi: Core.Strapi, userAbility: unknown, to: Locale, owners: readonly MemoryEntry[]): Promise<Suggestion['uses']> {
  const uses: Suggestion['uses'] = [];
  for (const { type, document, titles } of owners.slice(0, maxUses)) {
    const isReadable = await canAccess(strapi, userAbility, 'read', { uid: getContentTypeUid(type), documentId: document, locale: to });
    uses.push({ type, document, locale: to, title: titles[to] ?? '', isReadable });
  }
  return uses;
}

async function toSuggestion(
  strapi: Core.Strapi,
  userAbility: unknown,
  { text, to }: SuggestionsInput,
  { source, text: translation, score, owners }: Match,
): Promise<Suggestion> {
  return {
    ...{ kind: 'memory', text: translation, source, score },
    missing: listMissingNumbers(text, source),
    foreign: listMissingNumbers(source, text),
    ...{ uses: await toUses(strapi, userAbility, to, owners), count: owners.length },
  };
}

/**
 * Finds how readers see a segment translated elsewhere, or one like it. What is published is public; of who may translate the entry
 * it is asked all the same.
 * @throws a refusal: the person may not read the source, or not save the translation
 */
export async function findSuggestions(strapi: Core.Strapi, panel: PanelState, input: SuggestionsInput): Promise<SuggestionsResponse> {
  await requireTranslator(strapi, panel, input);
  const { text, from, to } = input;
  const memory = await readPublishedMemory(strapi);
  const matches = pickMatches(await memory.find(text, { from, to, rank: createRank(from, to) }));
  const suggestions: Suggestion[] = [];
  for (const match of matches) suggestions.push(await toSuggestion(strapi, panel.userAbility, input, match));
  return { suggestions, hasMachine: getTranslator() !== null };
}
