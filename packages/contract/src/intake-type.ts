import type * as z from 'zod';

import { instant, line, objectOf, oneOf, optional, path, type Fields, type Shape } from './field.ts';
import { localeCodes } from './locales.ts';

/** Why a submission has to be moderated before anything else happens with it. */
export const suspicions = ['trap-filled', 'too-quick', 'no-proof'] as const;
export type Suspicion = (typeof suspicions)[number];

/** The fields that the CMS adds to every submission. */
const receipt = {
  /** The language of the page it was sent from. */
  language: oneOf(localeCodes as unknown as ['uz', 'ru', 'en']),
  /** The page it was sent from. */
  page: path(),
  /** When it was received. */
  receivedAt: instant(),
  /** Set where it may be spam: it is stored and waits for a moderator, never dropped silently. */
  suspicion: optional(oneOf(suspicions)),
  /** The idempotency key: the same for every retry of a submission, which is stored once. */
  requestKey: line(64),
  /** HMAC of the sender's network address; the address itself is never stored. */
  addressHash: optional(line(64)),
  /** When it will be deleted. */
  keepUntil: instant(),
} satisfies Fields;

export type IntakeType<F extends Fields = Fields> = {
  singular: string;
  plural: string;
  title: string;
  fields: F & typeof receipt;
  schema: z.ZodObject<Shape<F & typeof receipt>>;
};

/** What of it concerns no person who answers it: the panel does not show it. */
export const hiddenFromPanel: readonly string[] = ['requestKey', 'addressHash', 'codeHash', 'offerId'];

/** The fields with a unique constraint in the database. */
export const uniqueFields: readonly string[] = ['requestKey', 'receiptNumber'];

/** Defines a type of submission: never published, never readable through the content API. */
export function intake<F extends Fields>(facts: { singular: string; plural: string; title: string; fields: F }): IntakeType<F> {
  const fields = { ...facts.fields, ...receipt };
  return { ...facts, fields, schema: objectOf(fields) };
}

/** The stages of a message that only has to be read or replied to. */
export const messageStages = ['new', 'done'] as const;

/** The stages of a submission that may be shown on the site. */
export const moderationStages = ['pending', 'approved', 'rejected'] as const;
