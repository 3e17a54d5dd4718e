import { blocks, blockSchema } from '../blocks.ts';
import { collection } from '../content-type.ts';
import { line, oneOf, optional, refs, shared, text, zone } from '../field.ts';
import { sectionKeys } from '../section-keys.ts';

export const sectionPage = collection({
  singular: 'section-page',
  plural: 'section-pages',
  title: 'Section page',
  fields: {
    /** Which page it is; one entry for each. */
    key: shared(oneOf(sectionKeys)),
    /** The page's heading. */
    title: line(120),
    /** What the page is for, in one or two sentences; also its description for search engines. */
    lead: optional(text(400)),
    /** The page's own content, before any list that belongs to it. */
    blocks: zone(
      blockSchema,
      blocks.map(({ uid }) => uid),
    ),
    /** News that belong to the subject. */
    relatedNews: refs('news'),
    /** Documents that belong to the subject. */
    relatedDocuments: refs('document'),
  },
});
