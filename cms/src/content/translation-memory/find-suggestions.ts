import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { canAccess } from '../../people/roles/panel-rights';
import { readTranslations, type TranslationStates } from '../list-details/read-translations';
import { getTranslator, requireTranslator } from '../machine-translation/translate-segment';
import type { PanelState } from '../review/reviewing-person';
import { listMissingNumbers } from './compare-segments';
import { type MemoryEntry, readPublishedMemory } from './published-memory';
import type { SegmentMatch } from './segment-index';
import { maxSuggestions, type Suggestion, type SuggestionsInput, type SuggestionsResponse } from './translation-memory';

type Match = SegmentMatch<MemoryEntry>;

/** How many matches are looked at: those of outdated translations are left out. */
const maxMatches = 4 * maxSuggestions;

const listLocales = ({ titles }: MemoryEntry): Locale[] => localeCodes.filter((locale) => titles[locale] !== undefined);

/** Leaves out what translations say whose source was published again since: their paragraphs may be others. */
async function filterOutdated(strapi: Core.Strapi, matches: readonly Match[], from: Locale, to: Locale): Promise<Match[]> {
  const states = new Map<ContentTypeName, TranslationStates>();
  for (const type of new Set(matches.map(({ owner }) => owner.type))) {
    const owners = matches.flatMap(({ owner }) => (owner.type === type ? [owner] : []));
    const published = new Map(owners.map((owner) => [owner.document, listLocales(owner)]));
    states.set(type, await readTranslations(strapi, type, published));
  }
  const isOutdated = ({ owner: { type, document } }: Match) =>
    [from, to].some((locale) => (states.get(type)?.findOutdated(document, locale) ?? null) !== null);
  return matches.filter((match) => !isOutdated(match));
}

async function toSuggestion(
  strapi: Core.Strapi,
  userAbility: unknown,
  { text, to }: SuggestionsInput,
  { source, text: translation, score, owner }: Match,
): Promise<Suggestion> {
  const { type, document, titles } = owner;
  const isReadable = await canAccess(strapi, userAbility, 'read', { uid: getContentTypeUid(type), documentId: document, locale: to });
  return {
    ...{ kind: 'memory', text: translation, source, score },
    missing: listMissingNumbers(text, source),
    foreign: listMissingNumbers(source, text),
    from: { type, document, locale: to, title: titles[to] ?? '', isReadable },
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
  const matches = await filterOutdated(strapi, memory.find(text, from, to, maxMatches), from, to);
  const suggestions: Suggestion[] = [];
  for (const match of matches.slice(0, maxSuggestions)) suggestions.push(await toSuggestion(strapi, panel.userAbility, input, match));
  return { suggestions, hasMachine: getTranslator() !== null };
}
