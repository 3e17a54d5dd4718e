import { defineTreeSlugField } from '../fields/address-fields.ts';
import { blocks, blockSchema } from '../fields/blocks.ts';
import { defineCollection } from '../fields/content-type.ts';
import { defineDayField, defineIntegerField, defineLineField, defineTextField, makeOptional, makeShared } from '../fields/field.ts';
import { definePageParentField } from '../fields/page-parent.ts';
import { defineDynamicZoneField, defineRelationField } from '../fields/reference-fields.ts';

export const page = defineCollection({
  singular: 'page',
  plural: 'pages',
  title: 'Page',
  fields: {
    /** The page's heading. */
    title: defineLineField(120),
    /** The last part of the address; those before it are of the pages above. */
    slug: defineTreeSlugField('title'),
    /** The section or page above it; empty at the top. */
    parent: makeOptional(makeShared(definePageParentField())),
    /** The place among its neighbours, the first is 1; those without one follow by their titles. */
    order: makeOptional(makeShared(defineIntegerField(1, 1000))),
    /** What the page is for, in one or two sentences; also its description for search engines. */
    lead: makeOptional(defineTextField(400)),
    /** The page's content. */
    blocks: defineDynamicZoneField(
      blockSchema,
      blocks.map(({ uid }) => uid),
    ),
    /** The unit that answers for the content. */
    owner: makeOptional(defineRelationField('unit')),
    /** The day by which the owner reads it again. */
    reviewOn: makeOptional(makeShared(defineDayField())),
    /** The title in search results, where it differs from the heading. */
    searchTitle: makeOptional(defineLineField(70)),
    /** The description in search results, where it differs from the lead. */
    searchText: makeOptional(defineTextField(200)),
    /** The title where the page is shared, where it differs from the heading. */
    shareTitle: makeOptional(defineLineField(90)),
    /** The text where the page is shared, where it differs from the description. */
    shareText: makeOptional(defineTextField(200)),
  },
});
