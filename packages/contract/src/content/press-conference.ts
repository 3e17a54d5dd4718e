import { collection } from '../content-type.ts';
import { instant, line, list, one, optional, richText, shared, slug } from '../field.ts';
import { attachment } from '../part/attachment.ts';
import { video } from '../part/video.ts';

export const pressConference = collection({
  singular: 'press-conference',
  plural: 'press-conferences',
  title: 'Press conference',
  fields: {
    /** The subject, in one line. */
    title: line(160),
    /** Part of the address. */
    slug: slug('title'),
    /** When it begins; shown in Tashkent time. */
    startsAt: shared(instant()),
    /** The venue. */
    place: optional(line(200)),
    /** The subject and the speakers; afterwards a summary. */
    body: optional(richText()),
    /** The recording, afterwards. */
    recording: optional(one(video)),
    /** Press release, slides, figures. */
    materials: list(attachment, 20),
    /** Whom journalists ask: name, telephone, e-mail. */
    contact: optional(line(250)),
  },
});
