import { getFetchClient } from '@strapi/strapi/admin';
import * as z from 'zod';

import type { DocumentArguments, DocumentResponse } from '../saving/versions.ts';

const response = z.looseObject({
  data: z.looseObject({ documentId: z.string(), updatedAt: z.iso.datetime() }),
  meta: z.unknown(),
});

/** Returns where the content manager has a document; single types have no id there. */
const getDocumentPath = ({ collectionType, model, documentId }: DocumentArguments) =>
  `/content-manager/${collectionType}/${model}${documentId === undefined ? '' : `/${documentId}`}`;

/**
 * Reads the newest saved version, past the panel's cache: the form is to keep what it has until the editor has chosen.
 * @throws the request failed
 */
export async function readNewest(version: DocumentArguments): Promise<DocumentResponse & { data: NonNullable<DocumentResponse['data']> }> {
  const { data } = await getFetchClient().get(getDocumentPath(version), { params: { ...version.params } });
  return response.parse(data);
}
