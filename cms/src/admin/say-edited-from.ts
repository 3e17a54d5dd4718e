import { adminApi } from '@strapi/strapi/admin';

import { editedFromHeader } from '../outdated/edited-from.ts';

// Strapi 5.54.0 does not type the endpoints that the content manager adds; these types follow its source.
type About = { collectionType: string; model: string; documentId?: string; params?: { locale?: string; status?: string } };
type Answer = { data?: { data?: { updatedAt?: string; locale?: string | null } } };
type Started = (about: About, api: { queryFulfilled: Promise<Answer> }) => Promise<void> | void;
type Request = { config?: { headers?: Readonly<Record<string, string>> } } & Readonly<Record<string, unknown>>;
type Reading = { onQueryStarted?: Started };
type Writing = Reading & { query: (about: About) => Request };
type Change<Definition> = (definition: Definition | undefined) => void;
type Endpoints = Record<'updateDocument' | 'publishDocument', Change<Writing>> & { getDocument: Change<Reading> };
type Api = { enhanceEndpoints: (change: { endpoints: Endpoints }) => unknown };

/** By version: when what the form holds was last saved. */
const bases = new Map<string, string>();

const keyOf = ({ model, documentId = '', params }: About) => [model, documentId, params?.locale ?? ''].join(' ');

/** Remembers the version with which the form was opened. */
const remember: Started = async (about, { queryFulfilled }) => {
  const answer = await queryFulfilled.catch(() => null);
  const updatedAt = answer?.data?.data?.updatedAt;
  if (updatedAt !== undefined) bases.set(keyOf(about), updatedAt);
};

function after(before: Started | undefined, more: Started): Started {
  return async (about, api) => {
    await Promise.all([before?.(about, api), more(about, api)]);
  };
}

function sayBase(definition: Writing | undefined): void {
  if (!definition) return;
  const { query } = definition;
  definition.query = (about) => {
    const request = query(about);
    const base = bases.get(keyOf(about));
    if (base === undefined) return request;
    return { ...request, config: { ...request.config, headers: { ...request.config?.headers, [editedFromHeader]: base } } };
  };
  definition.onQueryStarted = after(definition.onQueryStarted, remember);
}

/**
 * Sends with every save and publication the version with which the form was opened, so that the CMS can detect newer
 * changes.
 */
export function sayEditedFrom(): void {
  (adminApi as unknown as Api).enhanceEndpoints({
    endpoints: {
      getDocument: (definition) => {
        if (definition) definition.onQueryStarted = after(definition.onQueryStarted, remember);
      },
      updateDocument: sayBase,
      publishDocument: sayBase,
    },
  });
}
