import * as z from 'zod';

import { rowId } from '../../platform/strapi/row-id';
import { entryQuery } from '../history/version';

/**
 * The panel's endpoints about translations; its page is below `/admin/translations`. A POST is refused with 403, a message in the reader's language and a code of
 * `translationRefusals`.
 */
export const translationPaths = {
  /** POST `confirmationInput`: a change of the source needs no translation; answered with `listDetailsResponse` of the document. */
  confirm: '/admin/translation-confirmations',
  /** POST `taskInput`: assigns translations to a person, or to no person; answered with 204. All of them, or none. */
  assign: '/admin/translation-tasks',
  /** POST `translatorsInput`: `translatorsResponse`, to whom all of them can be assigned. */
  translators: '/admin/translation-tasks/translators',
} as const;

/** Why something is refused. */
export const translationRefusals = [
  /** No right to do this to the entry in this language. */
  'no-right',
  /** The source, or a field of it, may not be read: who confirms a translation has to see what changed. */
  'hidden-source',
  /** The translation follows its source already. */
  'not-outdated',
  /** The source was published once more since it was read. */
  'other-version',
  /** A rule asks others to agree, and the user has said it already. */
  'already-said',
  /** A rule asks others to agree, and the user has no right to approve of their own. */
  'no-approving',
  /** The change is not open any more: it was confirmed, or is no longer there. */
  'no-change',
  /** The user may change none of the languages of one of the entries, and so assigns no translation of it. */
  'no-assigning',
  /** The person can't sign in, or may not save one of the entries in this language. */
  'not-translator',
] as const;
export type TranslationRefusal = (typeof translationRefusals)[number];

/** How long a reason may be, in characters. */
export const maxConfirmationReason = 1000;

/** The translation, and the publication of its source that needs none: the one that the user has seen. */
export const confirmationInput = entryQuery.extend({
  version: z.int().positive(),
  reason: z.string().trim().max(maxConfirmationReason).default(''),
});
/** How many translations are assigned at once. */
const maxAssigned = 100;

const translated = entryQuery.pick({ type: true, document: true });
export type TranslatedEntry = z.output<typeof translated>;

export const translatorsInput = z.strictObject({
  locale: entryQuery.shape.locale,
  entries: z.array(translated).min(1).max(maxAssigned),
});
export type TranslatorsInput = z.output<typeof translatorsInput>;

/** `person`: the id of a user of the panel; null takes back what was assigned. */
export const taskInput = translatorsInput.extend({ person: rowId.nullable(), dueOn: z.iso.date().nullable().default(null) });
export type TaskInput = z.output<typeof taskInput>;

export const translatorsResponse = z.object({ people: z.array(z.object({ id: z.int().positive(), name: z.string() })) });
export type TranslatorsResponse = z.output<typeof translatorsResponse>;

export type ConfirmationInput = z.output<typeof confirmationInput>;
