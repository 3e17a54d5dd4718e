import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import * as z from 'zod';

/** The document that is to be copied, as the address names it. */
export const duplicateSource = z.strictObject({
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().regex(/^[\w-]{1,64}$/u),
});
export type DuplicateSource = z.output<typeof duplicateSource>;

export const duplicatedResponse = z.object({
  /** The document id of the copy. */
  document: z.string(),
  /** The fields that the copy lacks: no two entries may share them, or what they name is gone. */
  empty: z.array(z.string()),
});
export type DuplicatedResponse = z.output<typeof duplicatedResponse>;

/** The panel's endpoint. */
export const getDuplicatePath = (type: ContentTypeName, document: string): string => `/admin/duplicate/${type}/${document}`;
