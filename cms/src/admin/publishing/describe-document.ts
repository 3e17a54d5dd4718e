import type { PublisherAway, DocumentNews, DocumentPublishing } from '../../content/publisher-client/publishing.ts';
import type { PublishingTextId } from '../texts/en/publishing.ts';

/** The version of a document that is being edited. */
export type EditedVersion = { locale: string; isPublished: boolean };

/** Strapi's `warning` is too pale to read. */
export type StatusTone = 'success' | 'primary' | 'secondary' | 'neutral' | 'danger';

/** The status that the side panel shows. */
export type DocumentStatus = {
  id: PublishingTextId;
  tone: StatusTone;
  /** The instant that the text names. */
  at: string | null;
  /** How many pages that mention it follow. */
  following: number;
  /** The reason, in the publisher's own words. */
  reason: string | null;
  /** Where its page is. */
  url: string | null;
};

const createStatus = (id: PublishingTextId, tone: StatusTone, reason: string | null = null): DocumentStatus => ({
  id,
  tone,
  at: null,
  following: 0,
  reason,
  url: null,
});

const tones = { queued: 'secondary', rendering: 'primary', live: 'success', failed: 'danger' } as const satisfies Record<
  DocumentNews['state'],
  StatusTone
>;

function describeNews({ state, at, following = 0, reason, url, undoneAt }: DocumentNews, { isPublished }: EditedVersion): DocumentStatus {
  const tone = tones[state];
  if (following > 0) return { id: 'ochiq.publishing.document.following', tone, at, following, reason, url };
  if (state === 'live' && undoneAt !== null) return { ...createStatus('ochiq.publishing.document.undone', 'secondary'), at: undoneAt };
  if (state === 'live' && !isPublished) return { id: 'ochiq.publishing.document.gone', tone: 'neutral', at, following, reason, url: null };
  return { id: `ochiq.publishing.document.${state}`, tone, at, following, reason, url };
}

/** Describes the publication state of a version of a document. */
export function describeDocument(publishing: DocumentPublishing | PublisherAway, edited: EditedVersion): DocumentStatus {
  if (publishing.state === 'away') return createStatus('ochiq.publishing.away', 'danger');
  const { state, reason, documents } = publishing;
  const news = documents.find(({ locale }) => locale === edited.locale);
  if (news) {
    const newsStatus = describeNews(news, edited);
    // What waits while the publisher is behind waits for what holds it up.
    return news.state === 'queued' || news.state === 'rendering' ? { ...newsStatus, reason: newsStatus.reason ?? reason } : newsStatus;
  }
  if (!edited.isPublished) return createStatus('ochiq.publishing.document.draft', 'neutral');
  if (state === 'starting') return createStatus('ochiq.publishing.starting', 'neutral');
  if (state === 'behind') return createStatus('ochiq.publishing.behind', 'danger', reason);
  return createStatus('ochiq.publishing.document.current', 'success');
}
