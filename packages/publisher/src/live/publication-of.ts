import { contentTypeNames } from '@ochiq/contract/content-types';
import { namedDocuments, type Publication } from '@ochiq/contract/publisher-status';
import { rememberingOf } from '@ochiq/pages/remember';

import type { AppliedChange } from '../swap/applied-change.ts';

type Known = Omit<Publication, 'tookMs'>;

const remember = rememberingOf<Known>();

function made({ number, facts, undoes }: AppliedChange): Known {
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
    documents: documents.slice(0, namedDocuments).map(({ type, name }) => ({ type, name })),
    kinds: [...kinds.values()],
  };
}

/** Describes a change for the status: briefly, however many documents it contains. */
export const publicationOf = (change: AppliedChange): Known => remember(change, 'publication', () => made(change));
