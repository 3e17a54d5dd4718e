import { sectionBlocks, sectionBlockSchema } from '../fields/blocks.ts';
import { defineCollection } from '../fields/content-type.ts';
import { defineLineField, defineEnumField, makeOptional, makeShared, defineTextField } from '../fields/field.ts';
import { defineRelationListField, defineDynamicZoneField } from '../fields/reference-fields.ts';
import { sectionKeys } from '../routing/section-keys.ts';

export const sectionPage = defineCollection({
  singular: 'section-page',
  plural: 'section-pages',
  title: 'Section page',
  fields: {
    /** Which page it is; one entry for each. */
    key: makeShared(defineEnumField(sectionKeys)),
    /** The page's heading. */
    title: defineLineField(120),
    /** What the page is for, in one or two sentences; also its description for search engines. */
    lead: makeOptional(defineTextField(400)),
    /** The page's own content, before any list that belongs to it. */
    blocks: defineDynamicZoneField(
      sectionBlockSchema,
      sectionBlocks.map(({ uid }) => uid),
    ),
    /** News that belong to the subject. */
    relatedNews: defineRelationListField('news'),
    /** Documents that belong to the subject. */
    relatedDocuments: defineRelationListField('document'),
  },
});
