import { requestIdHeader } from '@ochiq/service-kit/request-id';
import type { Core } from '@strapi/strapi';

type RequestHost = { requestContext?: Core.Strapi['requestContext'] };

/** Returns the number of the current request; undefined for what the CMS does by itself. */
export function getRequestId({ requestContext }: RequestHost): string | undefined {
  const state: { requestId?: unknown } | undefined = requestContext?.get()?.state;
  return typeof state?.requestId === 'string' ? state.requestId : undefined;
}

/** Returns the header that passes the request's number on to another service. */
export function getRequestIdHeader(strapi: RequestHost): Readonly<Record<string, string>> {
  const id = getRequestId(strapi);
  return id === undefined ? {} : { [requestIdHeader]: id };
}
