import type { PublicationNews } from '../../publishing/publishing.ts';
import type { Words } from './use-words.ts';

/** Describes what was published, as editors call it: the type and the name of each document. */
export function whatOf(
  { documents, more }: Pick<PublicationNews, 'documents' | 'more'>,
  { say, nameOf }: Pick<Words, 'say' | 'nameOf'>,
): string {
  if (documents.length === 0) return say('ochiq.publishing.row.whole');
  const named = documents.map(({ type, name }) => `${nameOf(type)}: ${name}`);
  return [...named, ...(more > 0 ? [say('ochiq.publishing.row.more', { count: more })] : [])].join('; ');
}
