import type { Core, UID } from '@strapi/strapi';

/** A row of a type: one language and status of one document. */
export type Row = Readonly<Record<string, unknown>> & { id: number; documentId: string; locale: string };

type Where = { documentId: string; locale?: string | readonly string[] };
type Data = Readonly<Record<string, unknown>>;
type Search = {
  filters?: Data;
  locale?: string | readonly string[];
  status?: 'draft' | 'published';
  populate?: Data;
  fields?: readonly string[];
};

type Documents = {
  findMany: (search: Search) => Promise<readonly Row[]>;
  create: (entry: { locale: string; data: Data }) => Promise<Row>;
  update: (entry: { documentId: string; locale: string; data: Data }) => Promise<Row | null>;
  publish: (where: Where) => Promise<{ entries: readonly Row[] }>;
  unpublish: (where: Where) => Promise<unknown>;
  delete: (where: Where) => Promise<unknown>;
};

/** Returns Strapi's Document Service for a type whose attributes only the contract knows. */
export function getDocuments(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as UID.ContentType) as unknown as Documents;
}

type RequestContexts = { run: <T>(context: unknown, work: () => Promise<T>) => Promise<T> };

/** Runs work with the rights of the CMS itself, instead of those of the current user. */
export const runAsSystem = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> =>
  (strapi.requestContext as unknown as RequestContexts).run({ state: {} }, work);
