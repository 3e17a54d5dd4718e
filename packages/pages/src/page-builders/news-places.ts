import { getDocument, type RenderContext } from '../render-context.ts';
import { listNewsIds } from '../view-models/news/news-indexes.ts';

const relatedLength = 3;
/** The maximum number of candidates from each category and tag, those nearest in time. */
const maxNearest = 12;

type Neighbours = { newer: string | null; older: string | null };
const noNeighbours: Neighbours = { newer: null, older: null };

function mapNeighbours(context: RenderContext): Record<string, Neighbours> {
  const ids = listNewsIds(context, 'all');
  return Object.fromEntries(ids.map((id, place) => [id, { newer: ids[place - 1] ?? null, older: ids[place + 1] ?? null }]));
}

/** Returns the ids of the news items right before and after one in time, in the reader's language. */
export function getNeighbourIds(context: RenderContext, documentId: string): Neighbours {
  const { locale, remember } = context;
  const all = () => remember(`neighbours of news ${locale}`, () => mapNeighbours(context));
  return remember(`neighbours of news ${locale} ${documentId}`, () => all()[documentId] ?? noNeighbours);
}

/** Lists the nearest items before one in time; where there are too few, also the nearest after it. */
function listNearest(ids: readonly string[], documentId: string): string[] {
  const place = ids.indexOf(documentId);
  const older = place < 0 ? ids.slice(0, maxNearest) : ids.slice(place + 1, place + 1 + maxNearest);
  if (older.length >= relatedLength || place < 0) return older;
  return [...older, ...ids.slice(Math.max(0, place - maxNearest), place).reverse()];
}

function findRelated(context: RenderContext, documentId: string): string[] {
  const news = getDocument(context, 'news', documentId)?.entry;
  if (!news) return [];
  const weights = new Map<string, number>();
  const addWeight = (label: string, weight: number) => {
    for (const id of listNearest(listNewsIds(context, `label ${label}`), documentId)) weights.set(id, (weights.get(id) ?? 0) + weight);
  };
  addWeight(news.category, 2);
  for (const tag of news.tags) addWeight(tag, 1);
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, relatedLength)
    .map(([id]) => id);
}

/**
 * Lists the ids of news of the same category or tags. Older items are preferred to newer ones, so that a new item does
 * not change the pages of all older ones.
 */
export function listRelatedIds(context: RenderContext, documentId: string): string[] {
  return context.remember(`related news ${context.locale} ${documentId}`, () => findRelated(context, documentId));
}
