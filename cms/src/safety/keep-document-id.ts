import type { Modules } from '@strapi/strapi';

/**
 * Keeps the document id of what is changed. Strapi takes another one from what is sent, whatever the role: an entry would
 * lose its other languages, and a comment what the site shows of it.
 */
export function keepDocumentId(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (context.action === 'update' && data) delete data['documentId'];
    return next();
  };
}
