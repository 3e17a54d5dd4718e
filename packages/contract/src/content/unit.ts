import { defineCollection } from '../fields/content-type.ts';
import { defineEmailField, definePhoneField, defineSlugField } from '../fields/address-fields.ts';
import {
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
  defineIntegerField,
} from '../fields/field.ts';
import { defineRelationField } from '../fields/reference-fields.ts';

export const unitKinds = ['central-apparatus', 'system-organization', 'expedition', 'monitoring-service'] as const;
export type UnitKind = (typeof unitKinds)[number];

export const unit = defineCollection({
  singular: 'unit',
  plural: 'units',
  title: 'Unit',
  fields: {
    /** The full name. */
    name: defineLineField(200),
    /** Part of the address. */
    slug: defineSlugField('name'),
    /** The part of the structure it belongs to. */
    kind: makeShared(defineEnumField(unitKinds)),
    /** The unit above it; empty at the top. */
    parent: makeOptional(defineRelationField('unit')),
    /** The head of the unit. */
    head: makeOptional(defineRelationField('person')),
    /** What it does, in one or two sentences. */
    summary: makeOptional(defineTextField(400)),
    /** What it does, in full. */
    body: makeOptional(defineRichTextField()),
    /** Postal address. */
    address: makeOptional(defineLineField(250)),
    /** The unit's own number. */
    phone: makeOptional(makeShared(definePhoneField())),
    /** The unit's own address. */
    email: makeOptional(makeShared(defineEmailField())),
    /** The place among its neighbours, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
  },
});
