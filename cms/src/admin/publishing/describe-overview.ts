import type { Overview, PublicationNews, PublisherAway } from '../../content/publisher-client/publishing.ts';
import type { PublishingTextId } from '../texts/en/publishing.ts';
import type { ContentLabels, Translate } from '../texts/use-texts.ts';
import type { StatusTone } from './describe-document.ts';

/** The status at the top of the home page. */
export type OverviewStatus = {
  id: PublishingTextId;
  tone: StatusTone;
  /** The reason, in the publisher's own words. */
  reason: string | null;
  /** Whether there is a queue that the text itself does not mention. */
  isQueueLeft: boolean;
};

/** Describes the publisher's status. */
export function describeOverview(overview: Overview | PublisherAway): OverviewStatus {
  const defaults = { reason: null, isQueueLeft: false };
  if (overview.state === 'away') return { ...defaults, id: 'ochiq.publishing.away', tone: 'danger' };
  const { state, reason, queued, held } = overview;
  if (state === 'starting') return { ...defaults, id: 'ochiq.publishing.starting', tone: 'neutral' };
  if (state === 'behind') return { id: 'ochiq.publishing.behind', tone: 'danger', reason, isQueueLeft: queued > 0 };
  if (queued > 0) return { ...defaults, id: 'ochiq.publishing.overview.queue', tone: 'primary' };
  if (held.length > 0) return { ...defaults, id: 'ochiq.publishing.overview.held', tone: 'secondary' };
  return { ...defaults, id: 'ochiq.publishing.overview.live', tone: 'success' };
}

/** Describes what was published, as editors call it: the type and the name of each document, once for all its languages. */
export function describePublication(
  { documents, more }: Pick<PublicationNews, 'documents' | 'more'>,
  translate: Translate<PublishingTextId>,
  { getTypeLabel }: Pick<ContentLabels, 'getTypeLabel'>,
): string {
  if (documents.length === 0) return translate('ochiq.publishing.row.whole');
  const documentNames = new Set(documents.map(({ type, name }) => [getTypeLabel(type), name].filter((part) => part !== '').join(': ')));
  return [...documentNames, ...(more > 0 ? [translate('ochiq.publishing.row.more', { count: more })] : [])].join('; ');
}

/**
 * Describes how long a publication took; where its documents' own pages were live first, how long those took too.
 * @param formatSeconds formats milliseconds as seconds
 * @returns nothing where it is unknown: a publisher that was started since does not know
 */
export function describeDuration(
  { at, tookMs, ownPages }: Pick<PublicationNews, 'at' | 'tookMs' | 'ownPages'>,
  translate: Translate<PublishingTextId>,
  formatSeconds: (ms: number) => string,
): string[] {
  if (tookMs === 0) return [];
  const seconds = formatSeconds(tookMs);
  if (!ownPages) return [translate('ochiq.publishing.row.took', { seconds })];
  const ownMs = Math.max(0, tookMs - (Date.parse(at) - Date.parse(ownPages.at)));
  return [translate('ochiq.publishing.row.took.own', { own: formatSeconds(ownMs), seconds })];
}
