import type { Core } from '@strapi/strapi';

type RequestContexts = { run: <T>(context: unknown, work: () => Promise<T>) => Promise<T> };

/** Runs work with the rights of the CMS itself, instead of those of the current user. */
export const runAsSystem = <T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> =>
  (strapi.requestContext as unknown as RequestContexts).run({ state: {} }, work);
