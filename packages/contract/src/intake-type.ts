import type * as z from 'zod';

import { instant, line, objectOf, oneOf, optional, path, type Fields, type Shape } from './field.ts';
import { localeCodes } from './locales.ts';

/** What the CMS notes of everything that the public sends. */
const receipt = {
  /** The language of the page it was sent from. */
  language: oneOf(localeCodes as unknown as ['uz', 'ru', 'en']),
  /** The page it was sent from. */
  page: path(),
  /** When it was received. */
  receivedAt: instant(),
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

/** Something that citizens send: never published, never readable through the content API. */
export function intake<F extends Fields>(facts: { singular: string; plural: string; title: string; fields: F }): IntakeType<F> {
  const fields = { ...facts.fields, ...receipt };
  return { ...facts, fields, schema: objectOf(fields) };
}
