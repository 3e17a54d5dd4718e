import { collection } from '../content-type.ts';
import { email, line, oneOf, optional, phone, ref, richText, shared, slug, text, whole } from '../field.ts';

export const unitKinds = ['central-apparatus', 'system-organization', 'expedition', 'monitoring-service'] as const;
export type UnitKind = (typeof unitKinds)[number];

export const unit = collection({
  singular: 'unit',
  plural: 'units',
  title: 'Unit',
  fields: {
    /** The full name. */
    name: line(200),
    /** Part of the address. */
    slug: slug('name'),
    /** The part of the structure it belongs to. */
    kind: shared(oneOf(unitKinds)),
    /** The unit above it; empty at the top. */
    parent: optional(ref('unit')),
    /** The head of the unit. */
    head: optional(ref('person')),
    /** What it does, in one or two sentences. */
    summary: optional(text(400)),
    /** What it does, in full. */
    body: optional(richText()),
    /** Postal address. */
    address: optional(line(250)),
    /** The unit's own number. */
    phone: optional(shared(phone())),
    /** The unit's own address. */
    email: optional(shared(email())),
    /** The place among its neighbours, the first is 1. */
    order: shared(whole(1, 1000)),
  },
});
