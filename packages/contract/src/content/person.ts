import { collection } from '../content-type.ts';
import { email, flag, line, list, one, oneOf, optional, phone, ref, richText, shared, slug, text, whole } from '../field.ts';
import { laborEntry } from '../part/labor-entry.ts';
import { picture } from '../part/picture.ts';
import { reception } from '../part/reception.ts';

export const personGroups = ['minister', 'leadership', 'chief-specialist', 'team'] as const;
export type PersonGroup = (typeof personGroups)[number];

export const person = collection({
  singular: 'person',
  plural: 'people',
  title: 'Person',
  fields: {
    /** Surname, first name, patronymic. */
    name: line(120),
    /** Part of the address. */
    slug: slug('name'),
    /** The post, in full. */
    position: line(250),
    /** Which lists the person is in. */
    group: shared(oneOf(personGroups)),
    /** The place within the group, the first is 1. */
    order: shared(whole(1, 1000)),
    /** Holds the post for the time being. */
    acting: shared(flag()),
    /** Without it, a silhouette is drawn. */
    photo: optional(one(picture)),
    /** When the person receives citizens. */
    receptionDays: shared(list(reception, 7)),
    /** The number for appointments. */
    phone: optional(shared(phone())),
    /** The post's own address, not a private one. */
    email: optional(shared(email())),
    /** Born, studied, degrees, awards. */
    biography: optional(richText()),
    /** Where the person worked, oldest first; the law asks it of leaders. */
    laborActivity: list(laborEntry, 60),
    /** The person's responsibilities. */
    tasks: optional(text(3000)),
    /** The unit the person works in. */
    unit: optional(ref('unit')),
  },
  rules({ group, laborActivity, receptionDays }, complain) {
    if ((group === 'leadership' || group === 'minister') && laborActivity.length === 0)
      complain('laborActivity', 'is empty although the person is a leader');
    if (receptionDays.some(({ from, to }) => to <= from)) complain('receptionDays', 'has a day that ends before it begins');
  },
});
