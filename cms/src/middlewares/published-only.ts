import type { Core } from '@strapi/strapi';

import { sendError } from '../platform/security/send-error';

/** Strapi's router is case-insensitive. */
const contentApi = /^\/api(\/|$)/iu;

/** Refuses drafts in the content API: Strapi shows them to every token with the right to read. */
const publishedOnly: Core.MiddlewareFactory = () => async (context, next) => {
  const { status } = context.query;
  if (contentApi.test(context.path) && status !== undefined && status !== 'published') {
    sendError(context, 403, 'ForbiddenError', 'Drafts are shown in the panel only: ask for status=published or leave it out');
    return;
  }
  await next();
};

export default publishedOnly;
