import { localeCodes } from '@ochiq/contract/routing/locales';
import * as z from 'zod';

import { fieldChange } from '../history/diff/comparison';
import { confirmationInput } from './translations';

/** The panel's endpoints about the fields of a translation. */
export const translatedFieldPaths = {
  /** GET with `entryQuery`: `changedFieldsResponse`, of a translation that the user may read. */
  changes: '/admin/translation-changes',
  /** POST `changeConfirmationInput`: one change needs no translation; answered with `changedFieldsResponse`. */
  confirm: '/admin/translation-changes/confirmations',
} as const;

/** A publication of the source: its number in the history, and when it was. */
const publication = z.object({ version: z.int().positive(), at: z.iso.datetime() });
export type SourcePublication = z.output<typeof publication>;

/** A field or block of the source that differs from what the translation follows, by the names of the fields that lead to it. */
const sourcePlace = z.object({ path: z.string(), place: z.string(), hash: z.string() });

const openChange = sourcePlace.extend({
  kind: z.enum(['changed', 'added', 'removed']),
  change: fieldChange,
  /** The publication that the translation follows in this field. */
  follows: publication,
  /** The publication that readers saw when the present text of the field was written; `null` where it is not known. */
  madeFrom: publication.nullable(),
  /** Who has said that it needs no translation, where others have to say the same. */
  said: z.array(z.string()),
  /** Whether the user is one of them. */
  isSaidByUser: z.boolean(),
  /** Whether the field, or its block, was changed in the draft of the translation since it was published. */
  isRevised: z.boolean(),
});
export type OpenChange = z.output<typeof openChange>;

const wavedChange = sourcePlace.extend({
  owner: z.string(),
  name: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
});
export type WavedChangeView = z.output<typeof wavedChange>;

export const changedFieldsResponse = z.object({
  /** `null` where the translation was published after its source, or is none. */
  behind: z.object({ source: z.enum(localeCodes), ...publication.shape }).nullable(),
  open: z.array(openChange),
  /** What needs no translation, and did not change since. */
  waved: z.array(wavedChange),
  /** How many further changes are in fields that the user may not read. */
  hidden: z.int().nonnegative(),
  /** Whether the user may say of those that they see that they need no translation. */
  mayConfirm: z.boolean(),
  /** Whether they may say the same as others have said. */
  mayApprove: z.boolean(),
  /** What the entries that are named are called, by document id. */
  titles: z.record(z.string(), z.string()),
});
export type ChangedFieldsResponse = z.output<typeof changedFieldsResponse>;

/** `place`: where the user has seen the change, since others may have the same words. */
export const changeConfirmationInput = confirmationInput.extend({
  hash: z.string().regex(/^[\w-]{43}$/u),
  place: z.string().max(200),
});
export type ChangeConfirmationInput = z.output<typeof changeConfirmationInput>;
