import type { PublicationNews } from '../../content/publisher-client/publishing.ts';
import type { PublishingWords } from './use-publishing-words.ts';

/** Describes what was published, as editors call it: the type and the name of each document. */
export function describePublication(
  { documents, more }: Pick<PublicationNews, 'documents' | 'more'>,
  { say, nameOf }: Pick<PublishingWords, 'say' | 'nameOf'>,
): string {
  if (documents.length === 0) return say('ochiq.publishing.row.whole');
  const named = documents.map(({ type, name }) => `${nameOf(type)}: ${name}`);
  return [...named, ...(more > 0 ? [say('ochiq.publishing.row.more', { count: more })] : [])].join('; ');
}
