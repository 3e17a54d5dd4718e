import { adminApi } from '@strapi/strapi/admin';

import { anyVersion, editedFromHeader } from '../../content/outdated/edited-from.ts';
import { storeQuery, type Dispatch } from './apply-version.ts';
import { reportRefusal, reportSave } from './save-events.ts';
import { getBase, setBase, type DocumentArguments, type DocumentResponse } from './versions.ts';

// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.
type QueryApi = { dispatch: Dispatch; queryFulfilled: Promise<{ data?: DocumentResponse }> };
type QueryStarted = (documentArguments: DocumentArguments, api: QueryApi) => Promise<void> | void;
type Request = { config?: { headers?: Readonly<Record<string, string>> } } & Readonly<Record<string, unknown>>;
type ReadEndpoint = { onQueryStarted?: QueryStarted };
type WriteEndpoint = ReadEndpoint & { query: (documentArguments: DocumentArguments) => Request };
type Change<Definition> = (definition: Definition | undefined) => void;
type Endpoints = Record<'updateDocument' | 'publishDocument', Change<WriteEndpoint>> &
  Record<'createDocument' | 'discardDocument' | 'getDocument', Change<ReadEndpoint>>;
type Api = { enhanceEndpoints: (change: { endpoints: Endpoints }) => unknown };

/** Remembers the version with which a form is opened. What is published has no form. */
const watchRead: QueryStarted = async (documentArguments, { dispatch, queryFulfilled }) => {
  if (documentArguments.params?.status === 'published') return;
  storeQuery(documentArguments, dispatch);
  const response = await queryFulfilled.catch(() => null);
  setBase(documentArguments, response?.data?.data?.updatedAt);
};

/** Remembers what became of a save. */
const watchSave: QueryStarted = async (documentArguments, { queryFulfilled }) => {
  try {
    const { data: response } = await queryFulfilled;
    setBase(documentArguments, response?.data?.updatedAt);
    reportSave(documentArguments);
  } catch (rejection) {
    reportRefusal(documentArguments, (rejection as { error?: unknown }).error);
  }
};

/** Remembers that an editor has given up a draft, once the CMS is asked to: the form is to follow. */
const watchDiscard: QueryStarted = (documentArguments) => reportSave(documentArguments, 'discarded');

const watch =
  (handler: QueryStarted): Change<ReadEndpoint> =>
  (definition) => {
    if (!definition) return;
    const first = definition.onQueryStarted;
    definition.onQueryStarted = async (documentArguments, api) => {
      await Promise.all([first?.(documentArguments, api), handler(documentArguments, api)]);
    };
  };

function sendBase(definition: WriteEndpoint | undefined): void {
  if (!definition) return;
  const { query } = definition;
  definition.query = (documentArguments) => {
    const request = query(documentArguments);
    // A version that is new has none, and one that the panel has not read it can't overwrite by an old form.
    const base = getBase(documentArguments) ?? anyVersion;
    return { ...request, config: { ...request.config, headers: { ...request.config?.headers, [editedFromHeader]: base } } };
  };
  watch(watchSave)(definition);
}

/**
 * Sends with every save and publication the version with which the form was opened, so that the CMS can detect newer
 * changes, and reports what became of it.
 */
export function sendEditedFrom(): void {
  (adminApi as unknown as Api).enhanceEndpoints({
    endpoints: {
      getDocument: watch(watchRead),
      createDocument: watch(watchSave),
      discardDocument: watch(watchDiscard),
      updateDocument: sendBase,
      publishDocument: sendBase,
    },
  });
}
