import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { type EntryDetails, listDetailsPath, listDetailsResponse, maxListed } from '../../content/list-details/list-details.ts';

/** A row of a list, as Strapi returns it. */
export type ListRow = Readonly<Record<string, unknown>> & { documentId: string };

/** Returns the type of content that a list is of; none of what citizens send. */
export const findType = (model: string): ContentTypeName | undefined => contentTypeNames.find((name) => getContentTypeUid(name) === model);

type Details = Readonly<Record<string, EntryDetails>>;
type Batch = { documents: readonly string[]; details: Promise<Details> };

async function requestDetails(type: ContentTypeName, documents: readonly string[]): Promise<Details> {
  const query = new URLSearchParams({ type, documents: documents.join(',') });
  return listDetailsResponse.parse((await getFetchClient().get(`${listDetailsPath}?${query.toString()}`)).data).entries;
}

/** The requests that are still being put together, by type. */
const batches = new Map<ContentTypeName, Batch>();

/** Adds a document to the request about its type; it is sent once all cells that are drawn at the same time have made theirs. */
export async function readDetails(type: ContentTypeName, document: string): Promise<EntryDetails | null> {
  const open = batches.get(type);
  const batch = open && (open.documents.includes(document) || open.documents.length < maxListed) ? open : startBatch(type);
  if (!batch.documents.includes(document)) batch.documents = [...batch.documents, document];
  return (await batch.details)[document] ?? null;
}

function startBatch(type: ContentTypeName): Batch {
  const batch: Batch = {
    documents: [],
    details: Promise.resolve().then(() => {
      if (batches.get(type) === batch) batches.delete(type);
      return requestDetails(type, batch.documents);
    }),
  };
  batches.set(type, batch);
  return batch;
}

/** Reads the details of a row's entry, again whenever the list has read the row again; `null` before, and where there are none. */
export function useDetails(model: string, row: ListRow): EntryDetails | null {
  const [details, setDetails] = useState<EntryDetails | null>(null);
  useEffect(() => {
    const type = findType(model);
    if (!type) return undefined;
    let isCurrent = true;
    // Without the details the list says what Strapi's does.
    readDetails(type, row.documentId).then(
      (read) => {
        if (isCurrent) setDetails(read);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [model, row]);
  return details;
}
