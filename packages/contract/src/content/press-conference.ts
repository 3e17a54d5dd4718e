import { defineCollection } from '../fields/content-type.ts';
import { defineInstantField, defineLineField, makeOptional, defineRichTextField, makeShared } from '../fields/field.ts';
import { defineListField, defineComponentField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';
import { attachment, video } from '../part/files.ts';

export const pressConference = defineCollection({
  singular: 'press-conference',
  plural: 'press-conferences',
  title: 'Press conference',
  fields: {
    /** The subject, in one line. */
    title: defineLineField(160),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** When it begins; shown in Tashkent time. */
    startsAt: makeShared(defineInstantField()),
    /** The venue. */
    place: makeOptional(defineLineField(200)),
    /** The subject and the speakers; afterwards a summary. */
    body: makeOptional(defineRichTextField()),
    /** The recording, afterwards. */
    recording: makeOptional(defineComponentField(video)),
    /** Press release, slides, figures. */
    materials: defineListField(attachment, 20),
    /** Whom journalists ask: name, telephone, e-mail. */
    contact: makeOptional(defineLineField(250)),
  },
});
