import { contentTypes, type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { getFetchClient } from '@strapi/strapi/admin';
import * as z from 'zod';

import { editedFromHeader, outdatedDetails, type OutdatedDetails } from '../../content/outdated/edited-from.ts';
import { toRequestFields } from '../../content/translations/segments/to-request.ts';
import type { EntryValues } from '../../content/translations/segments/part.ts';
import { forgetDocument } from '../saving/apply-version.ts';
import { setBase } from '../saving/versions.ts';

/** A translation, and when the draft was last saved that it is typed into; `null` for a language that is not there yet. */
type SavedTranslation = { type: ContentTypeName; document: string; to: Locale; updatedAt: string | null };

/** What a save came to: a newer one by another editor, a refusal in words of the CMS, or no connection. */
export type SaveFault = ({ kind: 'outdated' } & OutdatedDetails['outdated']) | { kind: 'refused'; message: string } | { kind: 'network' };

const refusal = z.object({
  response: z.object({ data: z.object({ error: z.object({ message: z.string(), details: z.unknown() }) }) }),
});
const saved = z.object({ data: z.object({ updatedAt: z.iso.datetime() }) });

/** No draft can have been saved before: with it, one that was begun meanwhile is not overwritten. */
const beforeAnySave = new Date(0).toISOString();

function toSaveFault(error: unknown): SaveFault {
  const refused = refusal.safeParse(error).data?.response.data.error;
  if (!refused) return { kind: 'network' };
  const outdated = outdatedDetails.safeParse(refused.details).data?.outdated;
  return outdated ? { kind: 'outdated', ...outdated } : { kind: 'refused', message: refused.message };
}

/** Saves the changed fields of a translation as its form would. @returns what prevented it; `null` once it is saved */
export async function saveTranslation({ type, document, to, updatedAt }: SavedTranslation, fields: EntryValues): Promise<SaveFault | null> {
  const uid = getContentTypeUid(type);
  const isSingle = contentTypes[type].kind === 'single';
  const path = isSingle ? `/content-manager/single-types/${uid}` : `/content-manager/collection-types/${uid}/${document}`;
  try {
    const { data } = await getFetchClient().put(path, toRequestFields(type, fields, updatedAt === null), {
      params: { locale: to },
      headers: { [editedFromHeader]: updatedAt ?? beforeAnySave },
    });
    const params = { locale: to };
    setBase(
      { collectionType: isSingle ? 'single-types' : 'collection-types', model: uid, ...(!isSingle && { documentId: document }), params },
      saved.safeParse(data).data?.data.updatedAt,
    );
    forgetDocument(uid, document);
    return null;
  } catch (error) {
    return toSaveFault(error);
  }
}
