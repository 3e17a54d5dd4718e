import { contentTypeNames } from '@ochiq/contract/content-types';
import { maxNamedDocuments, type Publication } from '@ochiq/contract/wire/publisher-status';
import { createObjectMemo } from '@ochiq/pages/memo';

import type { AppliedChange } from '../transaction/to-applied-change.ts';

type PublicationSummary = Omit<Publication, 'tookMs'>;

const memoize = createObjectMemo<PublicationSummary>();

function buildSummary({ number, facts, undoes }: AppliedChange): PublicationSummary {
  const documents = facts.published.flatMap(({ type, locale, name }) => {
    const known = contentTypeNames.find((one) => one === type);
    return known ? [{ type: known, locale, name }] : [];
  });
  const kinds = new Map(documents.map(({ type, locale }) => [`${type} ${locale ?? ''}`, { type, locale }]));
  return {
    number,
    at: facts.at,
    pages: facts.pages,
    undoes,
    documentCount: documents.length,
    documents: documents.slice(0, maxNamedDocuments).map(({ type, name }) => ({ type, name })),
    kinds: [...kinds.values()],
  };
}

/** Describes a change for the status: briefly, however many documents it contains. */
export const describePublication = (change: AppliedChange): PublicationSummary =>
  memoize(change, 'publication', () => buildSummary(change));
