import type { ContentTypeName } from '@ochiq/contract/content-types';

import type { StoredEntry } from '../history/stored-entry';
import { type Confirmation, isTranslationDue, type Publication, type TranslationBasis } from './outdated-translations';
import { followSource, type TrackedSource } from './follow-source';

/** The contents of a history by their hashes. */
export type Contents = ReadonlyMap<string, StoredEntry>;

/** In place of the hash of a source that no person had seen. */
export const unseenContent = '';

/** Lists the hashes of the contents from which it follows what a translation is behind. */
export const listBasisContents = ({ before, after, confirmedChanges }: TranslationBasis): string[] =>
  [before.content, after.content, ...confirmedChanges.map(({ publication }) => publication.content)].filter(
    (content) => content !== unseenContent,
  );

/** Finds what a translation follows: an empty text where its people had seen none. */
const findFormer = (contents: Contents, { content }: Publication): StoredEntry | undefined =>
  content === unseenContent ? {} : contents.get(content);

/** Compares what a translation follows with its source; `null` where the history has lost a content. */
export function followBasis(
  type: ContentTypeName,
  { before, after, confirmedChanges }: TranslationBasis,
  contents: Contents,
): TrackedSource<Confirmation> | null {
  const [former, later] = [findFormer(contents, before), contents.get(after.content)];
  const confirmed = confirmedChanges.flatMap(({ publication, hash, confirmation }) => {
    const content = contents.get(publication.content);
    return content ? [{ content, hash, confirmation }] : [];
  });
  return former && later ? followSource(type, { before: former, after: later }, confirmed) : null;
}

/** Returns whether something has to be translated: texts are compared place by place only where places were confirmed. */
export function isBasisDue(type: ContentTypeName, basis: TranslationBasis, contents: Contents): boolean {
  const [before, after] = [findFormer(contents, basis.before), contents.get(basis.after.content)];
  if (before === undefined || after === undefined || !isTranslationDue(type, before, after)) return false;
  return basis.confirmedChanges.length === 0 || (followBasis(type, basis, contents)?.open.length ?? 0) > 0;
}
