import { collection } from '../content-type.ts';
import { line, list, oneOf, optional, refs, richText, shared, slug, text, url, whole } from '../field.ts';
import { step } from '../part/step.ts';

export const serviceKinds = ['service', 'public-service'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const service = collection({
  singular: 'service',
  plural: 'services',
  title: 'Service',
  fields: {
    /** What the applicant gets, in a few words. */
    name: line(200),
    /** Part of the address. */
    slug: slug('name'),
    /** A public service is listed in the registry. */
    kind: shared(oneOf(serviceKinds)),
    /** The place in lists, the first is 1. */
    order: shared(whole(1, 1000)),
    /** For whom and for what, in one or two sentences. */
    summary: text(400),
    /** Who may apply. */
    whoCanApply: optional(text(1000)),
    /** What must be handed in. */
    documentsNeeded: optional(richText()),
    /** What happens, in order. */
    steps: list(step, 20),
    /** How long it takes: `10 working days`. */
    term: optional(line(160)),
    /** What it costs, or that it is free. */
    fee: optional(line(250)),
    /** What the applicant holds at the end. */
    result: optional(text(600)),
    /** The acts it rests on. */
    legalBasis: refs('document'),
    /** Where a refusal is contested. */
    appealRoute: optional(text(1000)),
    /** Where to apply by wire. */
    applyUrl: optional(url()),
    /** The contact: unit, telephone, room. */
    contact: optional(line(250)),
  },
});
