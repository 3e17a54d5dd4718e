import { adminApi } from '@strapi/strapi/admin';

import { toValidationError, type SaveError } from './to-validation-error.ts';

// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.
type Update = { data: object } & Readonly<Record<string, unknown>>;
type ChangeDraft = (draft: { data?: object }) => void;
type QueryStarted = (update: Update, api: { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<unknown> }) => Promise<void>;
type Tags = (result: unknown, error: unknown, ...about: readonly unknown[]) => readonly unknown[];
type Definition = { onQueryStarted?: QueryStarted; invalidatesTags?: Tags; transformErrorResponse?: (error: SaveError) => SaveError };
type Endpoints = { endpoints: Record<'updateDocument' | 'publishDocument', (definition: Definition | undefined) => void> };
type Api = {
  enhanceEndpoints: (change: Endpoints) => unknown;
  util: { updateQueryData: (name: 'getDocument', about: object, change: ChangeDraft) => unknown };
};

/**
 * Prevents a reload after a refusal: if another editor has saved in the meantime, their text would replace what was
 * typed.
 */
function invalidateAfterSuccess(definition: Definition | undefined): void {
  const tags = definition?.invalidatesTags;
  if (tags) definition.invalidatesTags = (result, error, ...about) => (error ? [] : tags(result, error, ...about));
}

/**
 * Retains what an editor typed when the CMS refuses to save it. Strapi updates its copy of the saved entry
 * optimistically and rolls it back after a refusal; the form takes both for changes of the entry, and discards what was
 * typed. Here the copy is updated only after the CMS has accepted.
 */
export function retainTypedInput(): void {
  const api = adminApi as unknown as Api;
  api.enhanceEndpoints({
    endpoints: {
      updateDocument: (definition) => {
        if (!definition) return;
        definition.onQueryStarted = async ({ data, ...about }, { dispatch, queryFulfilled }) => {
          const isSaved = await queryFulfilled.then(
            () => true,
            () => false,
          );
          if (!isSaved) return;
          dispatch(
            api.util.updateQueryData('getDocument', about, (draft) => {
              if (draft.data) Object.assign(draft.data, data);
            }),
          );
        };
        definition.transformErrorResponse = toValidationError;
        invalidateAfterSuccess(definition);
      },
      publishDocument: invalidateAfterSuccess,
    },
  });
}
