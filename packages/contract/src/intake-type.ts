import type * as z from 'zod';

import { instant, line, objectOf, oneOf, optional, path, type Fields, type Shape } from './field.ts';
import { localeCodes } from './locales.ts';

/** Why a person should look at what was sent before anything else happens with it. */
export const suspicions = ['trap-filled', 'too-quick', 'no-proof'] as const;
export type Suspicion = (typeof suspicions)[number];

/** What the CMS notes of everything that the public sends. */
const receipt = {
  /** The language of the page it was sent from. */
  language: oneOf(localeCodes as unknown as ['uz', 'ru', 'en']),
  /** The page it was sent from. */
  page: path(),
  /** When it was received. */
  receivedAt: instant(),
  /** Set where it may be spam: it is kept and waits for a person, never dropped in silence. */
  suspicion: optional(oneOf(suspicions)),
  /** The same for every try to send the same thing: it is kept once. */
  requestKey: line(64),
  /** HMAC of the sender's network address; the address itself is never kept. */
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
export const hiddenFromPanel: readonly string[] = ['requestKey', 'addressHash', 'codeHash'];

/** No two rows may share their values: the database itself says no. */
export const uniqueFields: readonly string[] = ['requestKey', 'receiptNumber'];

/** Something that citizens send: never published, never readable through the content API. */
export function intake<F extends Fields>(facts: { singular: string; plural: string; title: string; fields: F }): IntakeType<F> {
  const fields = { ...facts.fields, ...receipt };
  return { ...facts, fields, schema: objectOf(fields) };
}

/** How far a message is that only has to be read or answered. */
export const messageStages = ['new', 'done'] as const;

/** How far something is that may be shown on the site. */
export const moderationStages = ['pending', 'approved', 'rejected'] as const;
