import type { Away, Overview } from '../../publishing/publishing.ts';
import type { PublishingTextId } from '../texts/publishing.ts';
import type { Tone } from './said-of.ts';

/** The status at the top of the home page. */
export type OverviewSaid = {
  id: PublishingTextId;
  tone: Tone;
  /** The reason, in the publisher's own words. */
  reason: string | null;
  /** Whether there is a queue that the text itself does not mention. */
  isQueueLeft: boolean;
};

/** Describes the publisher's status. */
export function overviewSaid(overview: Overview | Away): OverviewSaid {
  const said = { reason: null, isQueueLeft: false };
  if (overview.state === 'away') return { ...said, id: 'ochiq.publishing.away', tone: 'danger' };
  const { state, reason, queued, held } = overview;
  if (state === 'starting') return { ...said, id: 'ochiq.publishing.starting', tone: 'neutral' };
  if (state === 'behind') return { id: 'ochiq.publishing.behind', tone: 'danger', reason, isQueueLeft: queued > 0 };
  if (queued > 0) return { ...said, id: 'ochiq.publishing.overview.queue', tone: 'primary' };
  if (held.length > 0) return { ...said, id: 'ochiq.publishing.overview.held', tone: 'secondary' };
  return { ...said, id: 'ochiq.publishing.overview.live', tone: 'success' };
}
