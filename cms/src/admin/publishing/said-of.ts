import type { Away, DocumentNews, DocumentPublishing } from '../../publishing/publishing.ts';
import type { PublishingTextId } from '../texts/publishing.ts';

/** The version of a document that is being edited. */
export type Edited = { locale: string; isPublished: boolean };

/** Strapi's `warning` is too pale to read. */
export type Tone = 'success' | 'primary' | 'secondary' | 'neutral' | 'danger';

/** The status that the side panel shows. */
export type Said = {
  id: PublishingTextId;
  tone: Tone;
  /** The instant that the text names. */
  at: string | null;
  /** The reason, in the publisher's own words. */
  reason: string | null;
  /** Where its page is. */
  url: string | null;
};

const plain = (id: PublishingTextId, tone: Tone, reason: string | null = null): Said => ({ id, tone, at: null, reason, url: null });

const tones = { queued: 'secondary', rendering: 'primary', live: 'success', failed: 'danger' } as const satisfies Record<
  DocumentNews['state'],
  Tone
>;

function saidOfNews({ state, at, reason, url, undoneAt }: DocumentNews, { isPublished }: Edited): Said {
  if (state === 'live' && undoneAt !== null) return { ...plain('ochiq.publishing.document.undone', 'secondary'), at: undoneAt };
  if (state === 'live' && !isPublished) return { id: 'ochiq.publishing.document.gone', tone: 'neutral', at, reason, url: null };
  return { id: `ochiq.publishing.document.${state}`, tone: tones[state], at, reason, url };
}

/** Describes the publication state of a version of a document. */
export function saidOf(publishing: DocumentPublishing | Away, edited: Edited): Said {
  if (publishing.state === 'away') return plain('ochiq.publishing.away', 'danger');
  const { state, reason, documents } = publishing;
  const news = documents.find(({ locale }) => locale === edited.locale);
  if (news) {
    const said = saidOfNews(news, edited);
    // What waits while the publisher is behind waits for what holds it up.
    return news.state === 'queued' || news.state === 'rendering' ? { ...said, reason: said.reason ?? reason } : said;
  }
  if (!edited.isPublished) return plain('ochiq.publishing.document.draft', 'neutral');
  if (state === 'starting') return plain('ochiq.publishing.starting', 'neutral');
  if (state === 'behind') return plain('ochiq.publishing.behind', 'danger', reason);
  return plain('ochiq.publishing.document.current', 'success');
}
