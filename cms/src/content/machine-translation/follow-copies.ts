import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { withWriteLock } from '../../platform/database/transactions';
import { readVersions } from '../publish-validation/contract-issues';
import { throwOnIssues } from '../publish-validation/entry-issue';
import { copyMachineTexts } from './machine-texts';
import { findMachineTextIssues } from './unread-texts';

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

type Params = { documentId?: string; status?: string };

/** Returns a document middleware by which Strapi's copies of a document know what is machine text in them. */
export function followCopies(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId, status } = context.params as Params;
    if (type === undefined || context.action !== 'clone' || documentId === undefined) return next();
    return withWriteLock(strapi, async () => {
      const result = await next();
      const copy = (result as { documentId?: string } | null)?.documentId;
      if (copy === undefined) return result;
      await copyMachineTexts(strapi, { type, document: documentId }, copy);
      if (status === 'published') {
        const versions = await readVersions(strapi, type, { documentId: copy, locale: localeCodes, status: 'published' });
        throwOnIssues(strapi, await findMachineTextIssues(strapi, type, versions));
      }
      return result;
    });
  };
}
