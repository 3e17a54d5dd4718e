import { adminApi } from '@strapi/strapi/admin';

import { clearConflict } from './save-events.ts';
import { getVersionKey, listDocumentTags, setBase, type DocumentArguments, type DocumentResponse, type DocumentTag } from './versions.ts';

// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.
export type Dispatch = (action: unknown) => unknown;
type Cached = { data?: unknown; meta?: unknown };
type Api = {
  util: {
    updateQueryData: (name: 'getDocument', query: DocumentArguments, change: (cached: Cached) => void) => unknown;
    invalidateTags: (tags: readonly (string | DocumentTag)[]) => unknown;
  };
};

/** By version: the queries with which the panel has read it, each of which is an entry of its cache. */
const queries = new Map<string, { queries: Map<string, DocumentArguments>; dispatch: Dispatch }>();

/** That of the panel's one store; none before a version was read, and then nothing is cached. */
let storeDispatch: Dispatch | null = null;

/** Remembers how the panel reads a version. */
export function storeQuery(query: DocumentArguments, dispatch: Dispatch): void {
  storeDispatch = dispatch;
  const versionKey = getVersionKey(query);
  const known = queries.get(versionKey) ?? { queries: new Map<string, DocumentArguments>(), dispatch };
  known.queries.set(JSON.stringify(query), query);
  queries.set(versionKey, known);
}

/**
 * Puts a version that was read into the panel's cache, as if it had just been opened: the form takes it for what is
 * saved, and the next save begins from it and from no later one.
 */
export function applyVersion(version: DocumentArguments, { data, meta }: DocumentResponse): void {
  const { util } = adminApi as unknown as Api;
  const versionKey = getVersionKey(version);
  const known = queries.get(versionKey);
  setBase(version, data?.updatedAt);
  clearConflict(versionKey);
  if (!known) return;
  for (const query of known.queries.values())
    known.dispatch(
      util.updateQueryData('getDocument', query, (cached) => {
        Object.assign(cached, { data, meta });
      }),
    );
  // Lists of linked entries are read apart.
  known.dispatch(util.invalidateTags(['Relations']));
}

/**
 * Has the panel read a document again, which was changed past its forms. Without it, the form would be opened with what
 * was read a minute before.
 */
export function forgetDocument(model: string, documentId: string): void {
  const { util } = adminApi as unknown as Api;
  storeDispatch?.(util.invalidateTags([...listDocumentTags(model, documentId), 'Relations']));
}
