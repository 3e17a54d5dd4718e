import type * as z from 'zod';

import {
  defineInstantField,
  defineLineField,
  createFieldsSchema,
  defineEnumField,
  makeOptional,
  type Fields,
  type FieldSchemas,
} from '../fields/field.ts';
import { definePathField } from '../fields/address-fields.ts';
import { localeCodes } from '../routing/locales.ts';
import { scriptPrefixes, type ScriptPrefix } from '../routing/scripts.ts';

/** Why a submission has to be moderated before anything else happens with it. */
export const suspicions = ['trap-filled', 'too-quick', 'no-proof'] as const;
export type Suspicion = (typeof suspicions)[number];

/** The fields that the CMS adds to every submission. */
const commonFields = {
  /** The language of the page it was sent from. */
  language: defineEnumField(localeCodes as unknown as ['uz', 'ru', 'en']),
  /** The page it was sent from. */
  page: definePathField(),
  /** When it was received. */
  receivedAt: defineInstantField(),
  /** Set where it may be spam: it is stored and waits for a moderator, never dropped silently. */
  suspicion: makeOptional(defineEnumField(suspicions)),
  /** The idempotency key: the same for every retry of a submission, which is stored once. */
  requestKey: defineLineField(64),
  /** HMAC of the sender's network address; the address itself is never stored. */
  addressHash: makeOptional(defineLineField(64)),
  /** When it will be deleted. */
  keepUntil: defineInstantField(),
} satisfies Fields;

/** The alphabet of the page that it was sent from, where that is not the language's own: letters to its sender are in it. */
export const scriptField = makeOptional(defineEnumField(scriptPrefixes as unknown as [ScriptPrefix]));

export type IntakeType<F extends Fields = Fields> = {
  singular: string;
  plural: string;
  title: string;
  fields: F & typeof commonFields;
  schema: z.ZodObject<FieldSchemas<F & typeof commonFields>>;
};

/** What of it concerns no person who answers it: the panel does not show it. */
export const hiddenFromPanel: readonly string[] = ['requestKey', 'addressHash', 'codeHash', 'offerId'];

/** The fields with a unique constraint in the database. */
export const uniqueFields: readonly string[] = ['requestKey', 'receiptNumber'];

/** Defines a type of submission: never published, never readable through the content API. */
export function defineIntakeType<F extends Fields>(definition: {
  singular: string;
  plural: string;
  title: string;
  fields: F;
}): IntakeType<F> {
  const fields = { ...definition.fields, ...commonFields };
  return { ...definition, fields, schema: createFieldsSchema(fields) };
}

/** The stages of a message that only has to be read or replied to. */
export const messageStages = ['new', 'done'] as const;

/** The stages of a submission that may be shown on the site. */
export const moderationStages = ['pending', 'approved', 'rejected'] as const;
