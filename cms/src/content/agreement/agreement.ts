import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { mentionKinds } from '@ochiq/uzbek/agreement/mention';
import * as z from 'zod';

/** The panel's endpoints for what the languages of an entry say differently. */
export const agreementPaths = { compare: '/admin/agreement/differences', accept: '/admin/agreement/acceptances' } as const;

/** The most differences that are named; once some are mended or accepted, the others follow. */
export const maxDifferences = 100;

/** The most letters of a reason. */
export const maxReason = 500;

/** A form of the panel with what was typed, saved or not. */
const formFields = {
  type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]),
  document: z.string().regex(/^[\w-]{1,64}$/u),
  locale: z.enum(localeCodes),
  values: z.record(z.string(), z.unknown()),
};
export const agreementForm = z.strictObject(formFields);
export type AgreementForm = z.output<typeof agreementForm>;

const hash = z.string().regex(/^[\w-]{43}$/u);

export const acceptanceInput = z.strictObject({
  ...formFields,
  /** The differences of one value from each other language. */
  hashes: z
    .array(hash)
    .min(1)
    .max(localeCodes.length - 1),
  reason: z.string().trim().min(1).max(maxReason),
});
export type AcceptanceInput = z.output<typeof acceptanceInput>;

/** What languages can say differently: values, and terms that one says and another does not. */
export const differenceKinds = [...mentionKinds, 'term'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Where a value is, as it is written, and the words around it. */
const valuePlace = z.object({ path: z.string(), before: z.string(), text: z.string(), after: z.string() });
export type ValuePlace = z.output<typeof valuePlace>;

const otherPlace = z.object({
  locale: z.enum(localeCodes),
  /** Whether readers see this text: a language that is not published is compared by its draft. */
  isPublished: z.boolean(),
  /** Whether the user may open that language in the panel. */
  isReadable: z.boolean(),
  /** `null` where that language does not mention the value. */
  place: valuePlace.nullable(),
  /** Of the two languages and what they say: it stays while both say the same. */
  hash,
});

const acceptance = z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() });

export const agreementDifference = z.object({
  kind: z.enum(differenceKinds),
  /** `null` where the language of the form does not mention what the others do. */
  own: valuePlace.nullable(),
  others: z.array(otherPlace).min(1),
  /** How each language says the term, where it is about one. */
  term: z.partialRecord(z.enum(localeCodes), z.string()).optional(),
});
export type AgreementDifference = z.output<typeof agreementDifference>;

/** `mayAccept`: whether the user may change this field of the form's language, and so say that it is right. */
export const openDifference = agreementDifference.extend({ mayAccept: z.boolean() });
export type OpenDifference = z.output<typeof openDifference>;

export const acceptedDifference = agreementDifference.extend({ acceptance });
export type AcceptedDifference = z.output<typeof acceptedDifference>;

export const agreementResponse = z.object({
  open: z.array(openDifference),
  /** Those that were accepted with a reason, and are the same since. */
  accepted: z.array(acceptedDifference),
});
export type AgreementResponse = z.output<typeof agreementResponse>;
