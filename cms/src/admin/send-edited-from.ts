import { adminApi } from '@strapi/strapi/admin';

import { editedFromHeader } from '../content/outdated/edited-from.ts';

// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.
type DocumentArguments = { collectionType: string; model: string; documentId?: string; params?: { locale?: string; status?: string } };
type DocumentResponse = { data?: { data?: { updatedAt?: string; locale?: string | null } } };
type QueryStarted = (documentArguments: DocumentArguments, api: { queryFulfilled: Promise<DocumentResponse> }) => Promise<void> | void;
type Request = { config?: { headers?: Readonly<Record<string, string>> } } & Readonly<Record<string, unknown>>;
type ReadEndpoint = { onQueryStarted?: QueryStarted };
type WriteEndpoint = ReadEndpoint & { query: (documentArguments: DocumentArguments) => Request };
type Change<Definition> = (definition: Definition | undefined) => void;
type Endpoints = Record<'updateDocument' | 'publishDocument', Change<WriteEndpoint>> & { getDocument: Change<ReadEndpoint> };
type Api = { enhanceEndpoints: (change: { endpoints: Endpoints }) => unknown };

/** By version: when what the form holds was last saved. */
const bases = new Map<string, string>();

const getVersionKey = ({ model, documentId = '', params }: DocumentArguments) => [model, documentId, params?.locale ?? ''].join(' ');

/** Remembers the version with which the form was opened. */
const rememberBase: QueryStarted = async (documentArguments, { queryFulfilled }) => {
  const response = await queryFulfilled.catch(() => null);
  const updatedAt = response?.data?.data?.updatedAt;
  if (updatedAt !== undefined) bases.set(getVersionKey(documentArguments), updatedAt);
};

function chainHandlers(first: QueryStarted | undefined, second: QueryStarted): QueryStarted {
  return async (documentArguments, api) => {
    await Promise.all([first?.(documentArguments, api), second(documentArguments, api)]);
  };
}

function sendBase(definition: WriteEndpoint | undefined): void {
  if (!definition) return;
  const { query } = definition;
  definition.query = (documentArguments) => {
    const request = query(documentArguments);
    const base = bases.get(getVersionKey(documentArguments));
    if (base === undefined) return request;
    return { ...request, config: { ...request.config, headers: { ...request.config?.headers, [editedFromHeader]: base } } };
  };
  definition.onQueryStarted = chainHandlers(definition.onQueryStarted, rememberBase);
}

/**
 * Sends with every save and publication the version with which the form was opened, so that the CMS can detect newer
 * changes.
 */
export function sendEditedFrom(): void {
  (adminApi as unknown as Api).enhanceEndpoints({
    endpoints: {
      getDocument: (definition) => {
        if (definition) definition.onQueryStarted = chainHandlers(definition.onQueryStarted, rememberBase);
      },
      updateDocument: sendBase,
      publishDocument: sendBase,
    },
  });
}
