import * as z from 'zod';

import {
  createFieldsSchema,
  defineEnumField,
  defineLineField,
  defineRichTextField,
  defineTextField,
  makeOptional,
  type Fields,
  type FieldSchemas,
} from './field.ts';
import { defineComponentField, defineNonEmptyListField, defineRelationListField, type StrapiComponent } from './reference-fields.ts';
import { fact, milestone, question, tableRow } from '../part/list-items.ts';
import { picture, video } from '../part/files.ts';
import { card, link } from '../part/links.ts';
import { contactPoint, mapPoint } from '../part/office.ts';
import { calloutKinds } from './callout-kinds.ts';

export { calloutKinds } from './callout-kinds.ts';

/** A kind of block of a free-form page: a Strapi component of the category `block`. */
type Block<Name extends string, F extends Fields> = Omit<StrapiComponent<F>, 'schema'> & {
  schema: z.ZodObject<FieldSchemas<F> & { __component: z.ZodLiteral<`block.${Name}`> }>;
};

/** Defines a kind of block of a free-form page. */
function defineBlock<Name extends string, F extends Fields>(name: Name, title: string, fields: F): Block<Name, F> {
  const uid = `block.${name}` as const;
  return { uid, title, fields, schema: createFieldsSchema(fields).extend({ __component: z.literal(uid) }) as Block<Name, F>['schema'] };
}

const textBlock = defineBlock('text', 'Text', {
  /** Headings start at the second level. */
  body: defineRichTextField(),
});

const factsBlock = defineBlock('facts', 'Facts and figures', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** One to eight figures. */
  facts: defineNonEmptyListField(fact, 8),
});

const peopleBlock = defineBlock('people', 'People', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** The people, in this order. */
  people: defineRelationListField('person'),
});

const documentsBlock = defineBlock('documents', 'Documents', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** Which, in this order. */
  documents: defineRelationListField('document'),
});

const tableBlock = defineBlock('table', 'Table', {
  /** What the table shows; read out before it. */
  caption: defineLineField(200),
  /** The column headings from left to right, one a line. */
  headings: defineTextField(500),
  /** The rows; a row with fewer cells than headings is filled up with empty ones. */
  rows: defineNonEmptyListField(tableRow, 200),
});

const quoteBlock = defineBlock('quote', 'Quote', {
  /** The words, without quotation marks. */
  text: defineTextField(800),
  /** The author of the quote. */
  author: makeOptional(defineLineField(120)),
  /** In what capacity, or where. */
  source: makeOptional(defineLineField(160)),
});

const galleryBlock = defineBlock('gallery', 'Gallery', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** One to forty pictures. */
  pictures: defineNonEmptyListField(picture, 40),
});

const videoBlock = defineBlock('video', 'Video', {
  /** The video. */
  video: defineComponentField(video),
});

const callToActionBlock = defineBlock('call-to-action', 'Call to action', {
  /** What the reader can do. */
  title: defineLineField(120),
  /** Why, or what it takes. */
  text: makeOptional(defineTextField(400)),
  /** Where they do it. */
  link: defineComponentField(link),
});

const accordionBlock = defineBlock('accordion', 'Accordion', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** What opens one by one. */
  items: defineNonEmptyListField(question, 40),
});

const cardsBlock = defineBlock('cards', 'Cards', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** One to twelve cards; one whose target is not there is left out. */
  cards: defineNonEmptyListField(card, 12),
});

const calloutBlock = defineBlock('callout', 'Callout', {
  /** How much it matters: colour, and the heading where there is no other. */
  kind: defineEnumField(calloutKinds),
  /** The heading; without it, a word for the kind. */
  title: makeOptional(defineLineField(120)),
  /** What readers must not miss. */
  body: defineRichTextField(),
});

const timelineBlock = defineBlock('timeline', 'Timeline', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** One to forty points in time, in this order. */
  items: defineNonEmptyListField(milestone, 40),
});

const contactsBlock = defineBlock('contacts', 'Contacts', {
  /** The heading above them. */
  title: makeOptional(defineLineField(120)),
  /** Whom to ask. */
  contacts: defineNonEmptyListField(contactPoint, 20),
});

const addressBlock = defineBlock('address', 'Address', {
  /** The heading above it. */
  title: makeOptional(defineLineField(120)),
  /** Street and city. */
  address: defineLineField(250),
  /** When it is open. */
  hours: makeOptional(defineLineField(160)),
  /** Where it is on a map. */
  mapPoint: makeOptional(defineComponentField(mapPoint)),
});

/** The forms that a page may lead to. */
export const linkedForms = ['contact', 'callback', 'appeal', 'appeal-status', 'review'] as const;

const formBlock = defineBlock('form', 'Form', {
  /** Which form. */
  form: defineEnumField(linkedForms),
  /** What the reader can do with it. */
  title: defineLineField(120),
  /** Why, or what it takes. */
  text: makeOptional(defineTextField(400)),
  /** The words on the button. */
  label: defineLineField(60),
});

/** Every kind of block that a section page may hold. */
export const sectionBlocks = [
  textBlock,
  factsBlock,
  peopleBlock,
  documentsBlock,
  tableBlock,
  quoteBlock,
  galleryBlock,
  videoBlock,
  callToActionBlock,
  accordionBlock,
  cardsBlock,
] as const;

const sectionSchemas = [
  textBlock.schema,
  factsBlock.schema,
  peopleBlock.schema,
  documentsBlock.schema,
  tableBlock.schema,
  quoteBlock.schema,
  galleryBlock.schema,
  videoBlock.schema,
  callToActionBlock.schema,
  accordionBlock.schema,
  cardsBlock.schema,
] as const;

/** Every kind of block that a page of the tree may hold: browsers load the code of further ones with such pages only. */
export const blocks = [...sectionBlocks, calloutBlock, timelineBlock, contactsBlock, addressBlock, formBlock] as const;

export const sectionBlockSchema = z.discriminatedUnion('__component', sectionSchemas);

export const blockSchema = z.discriminatedUnion('__component', [
  ...sectionSchemas,
  calloutBlock.schema,
  timelineBlock.schema,
  contactsBlock.schema,
  addressBlock.schema,
  formBlock.schema,
]);

export type ContentBlock = z.output<typeof blockSchema>;
