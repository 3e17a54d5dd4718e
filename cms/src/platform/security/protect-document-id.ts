import type { Modules } from '@strapi/strapi';

/**
 * Protects the document id of an updated entry. Strapi accepts another one from the client, whatever the role: an entry
 * would lose its other languages, and a comment its published entry.
 */
export function protectDocumentId(): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> };
    if (context.action === 'update' && data) delete data['documentId'];
    return next();
  };
}
