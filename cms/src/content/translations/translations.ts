import * as z from 'zod';

import { entryQuery } from '../history/version';

/**
 * The panel's endpoints about translations; its page is below `/admin/translations`. A POST is refused with 403, a message in the reader's language and a code of
 * `translationRefusals`.
 */
export const translationPaths = {
  /** POST `confirmationInput`: a change of the source needs no translation; answered with `listDetailsResponse` of the document. */
  confirm: '/admin/translation-confirmations',
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
] as const;
export type TranslationRefusal = (typeof translationRefusals)[number];

/** How long a reason may be, in characters. */
export const maxReason = 1000;

/** The translation, and the publication of its source that needs none: the one that the user has seen. */
export const confirmationInput = entryQuery.extend({
  version: z.int().positive(),
  reason: z.string().trim().max(maxReason).default(''),
});
export type ConfirmationInput = z.output<typeof confirmationInput>;
