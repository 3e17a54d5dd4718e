import type { Core } from '@strapi/strapi';

import { refuse } from '../safety/refuse';

/** Strapi's router does not tell capitals from small letters. */
const contentApi = /^\/api(\/|$)/iu;

/** Strapi shows drafts to every token that may read. What is not published stays in the panel. */
const publishedOnly: Core.MiddlewareFactory = () => async (context, next) => {
  const { status } = context.query;
  if (contentApi.test(context.path) && status !== undefined && status !== 'published') {
    refuse(context, 403, 'ForbiddenError', 'Drafts are shown in the panel only: ask for status=published or leave it out');
    return;
  }
  await next();
};

export default publishedOnly;
