import { theDocument, type Reading } from '../reading.ts';
import { idsUnder } from '../view/news-shelves.ts';

const relatedLength = 3;
/** The maximum number of candidates from each category and tag, those nearest in time. */
const nearest = 12;

type Neighbours = { newer: string | null; older: string | null };
const alone: Neighbours = { newer: null, older: null };

function allNeighbours(reading: Reading): Record<string, Neighbours> {
  const ids = idsUnder(reading, 'all');
  return Object.fromEntries(ids.map((id, place) => [id, { newer: ids[place - 1] ?? null, older: ids[place + 1] ?? null }]));
}

/** Returns the ids of the news items right before and after one in time, in the reader's language. */
export function neighbourIds(reading: Reading, documentId: string): Neighbours {
  const { locale, remember } = reading;
  const all = () => remember(`neighbours of news ${locale}`, () => allNeighbours(reading));
  return remember(`neighbours of news ${locale} ${documentId}`, () => all()[documentId] ?? alone);
}

/** Lists the nearest items before one in time; where there are too few, also the nearest after it. */
function nearestOf(ids: readonly string[], documentId: string): string[] {
  const place = ids.indexOf(documentId);
  const older = place < 0 ? ids.slice(0, nearest) : ids.slice(place + 1, place + 1 + nearest);
  if (older.length >= relatedLength || place < 0) return older;
  return [...older, ...ids.slice(Math.max(0, place - nearest), place).reverse()];
}

function findRelated(reading: Reading, documentId: string): string[] {
  const news = theDocument(reading, 'news', documentId)?.entry;
  if (!news) return [];
  const weights = new Map<string, number>();
  const weigh = (label: string, weight: number) => {
    for (const id of nearestOf(idsUnder(reading, `label ${label}`), documentId)) weights.set(id, (weights.get(id) ?? 0) + weight);
  };
  weigh(news.category, 2);
  for (const tag of news.tags) weigh(tag, 1);
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, relatedLength)
    .map(([id]) => id);
}

/**
 * Lists the ids of news of the same category or tags. Older items are preferred to newer ones, so that a new item does
 * not change the pages of all older ones.
 */
export function relatedIds(reading: Reading, documentId: string): string[] {
  return reading.remember(`related news ${reading.locale} ${documentId}`, () => findRelated(reading, documentId));
}
