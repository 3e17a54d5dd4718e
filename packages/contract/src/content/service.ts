import { defineCollection } from '../fields/content-type.ts';
import {
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
  defineIntegerField,
} from '../fields/field.ts';
import { defineListField, defineRelationListField } from '../fields/reference-fields.ts';
import { defineSlugField, defineUrlField } from '../fields/address-fields.ts';
import { step } from '../part/list-items.ts';

export const serviceKinds = ['service', 'public-service'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const service = defineCollection({
  singular: 'service',
  plural: 'services',
  title: 'Service',
  fields: {
    /** What the applicant gets, in a few words. */
    name: defineLineField(200),
    /** Part of the address. */
    slug: defineSlugField('name'),
    /** A public service is listed in the registry. */
    kind: makeShared(defineEnumField(serviceKinds)),
    /** The place in lists, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
    /** For whom and for what, in one or two sentences. */
    summary: defineTextField(400),
    /** Who may apply. */
    whoCanApply: makeOptional(defineTextField(1000)),
    /** What must be handed in. */
    documentsNeeded: makeOptional(defineRichTextField()),
    /** What happens, in order. */
    steps: defineListField(step, 20),
    /** How long it takes: `10 working days`. */
    term: makeOptional(defineLineField(160)),
    /** What it costs, or that it is free. */
    fee: makeOptional(defineLineField(250)),
    /** What the applicant holds at the end. */
    result: makeOptional(defineTextField(600)),
    /** The acts it rests on. */
    legalBasis: defineRelationListField('document'),
    /** Where a refusal is contested. */
    appealRoute: makeOptional(defineTextField(1000)),
    /** Where to apply by wire. */
    applyUrl: makeOptional(defineUrlField()),
    /** The contact: unit, telephone, room. */
    contact: makeOptional(defineLineField(250)),
  },
});
