import { defineCollection } from '../fields/content-type.ts';
import { defineEmailField, definePhoneField, defineSlugField } from '../fields/address-fields.ts';
import {
  defineBooleanField,
  defineLineField,
  defineEnumField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
  defineIntegerField,
} from '../fields/field.ts';
import { defineListField, defineComponentField, defineRelationField } from '../fields/reference-fields.ts';
import { laborEntry } from '../part/list-items.ts';
import { picture } from '../part/files.ts';
import { reception } from '../part/hours.ts';

export const personGroups = ['minister', 'leadership', 'chief-specialist', 'team'] as const;
export type PersonGroup = (typeof personGroups)[number];

export const person = defineCollection({
  singular: 'person',
  plural: 'people',
  title: 'Person',
  fields: {
    /** Surname, first name, patronymic. */
    name: defineLineField(120),
    /** Part of the address. */
    slug: defineSlugField('name'),
    /** The post, in full. */
    position: defineLineField(250),
    /** Which lists the person is in. */
    group: makeShared(defineEnumField(personGroups)),
    /** The place within the group, the first is 1. */
    order: makeShared(defineIntegerField(1, 1000)),
    /** Holds the post for the time being. */
    acting: makeShared(defineBooleanField()),
    /** Without it, a silhouette is drawn. */
    photo: makeOptional(defineComponentField(picture)),
    /** When the person receives citizens. */
    receptionDays: makeShared(defineListField(reception, 7)),
    /** The number for appointments. */
    phone: makeOptional(makeShared(definePhoneField())),
    /** The post's own address, not a private one. */
    email: makeOptional(makeShared(defineEmailField())),
    /** Born, studied, degrees, awards. */
    biography: makeOptional(defineRichTextField()),
    /** Where the person worked, oldest first; the law asks it of leaders. */
    laborActivity: defineListField(laborEntry, 60),
    /** The person's responsibilities. */
    tasks: makeOptional(defineTextField(3000)),
    /** The unit the person works in. */
    unit: makeOptional(defineRelationField('unit')),
  },
  rules({ group, laborActivity, receptionDays }, complain) {
    if ((group === 'leadership' || group === 'minister') && laborActivity.length === 0)
      complain('laborActivity', 'is empty although the person is a leader');
    if (receptionDays.some(({ from, to }) => to <= from)) complain('receptionDays', 'has a day that ends before it begins');
  },
});
