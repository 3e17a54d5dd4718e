import { requestIdHeader } from '@ochiq/service/request-id';
import type { Core } from '@strapi/strapi';

type Known = { requestContext?: Core.Strapi['requestContext'] };

/** Returns the number of the current request; undefined for what the CMS does by itself. */
export function currentRequestId({ requestContext }: Known): string | undefined {
  const state: { requestId?: unknown } | undefined = requestContext?.get()?.state;
  return typeof state?.requestId === 'string' ? state.requestId : undefined;
}

/** Returns the header that passes the request's number on to another service. */
export function requestNumber(strapi: Known): Readonly<Record<string, string>> {
  const id = currentRequestId(strapi);
  return id === undefined ? {} : { [requestIdHeader]: id };
}
