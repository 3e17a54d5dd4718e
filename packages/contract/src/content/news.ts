import { defineCollection } from '../fields/content-type.ts';
import {
  defineDayField,
  defineBooleanField,
  defineLineField,
  makeOptional,
  defineRichTextField,
  makeShared,
  defineTextField,
} from '../fields/field.ts';
import { defineListField, defineComponentField, defineRelationField, defineRelationListField } from '../fields/reference-fields.ts';
import { defineSlugField } from '../fields/address-fields.ts';
import { attachment, picture, video } from '../part/files.ts';
import { changeNote } from '../part/list-items.ts';

export const news = defineCollection({
  singular: 'news',
  plural: 'news-items',
  title: 'News',
  fields: {
    /** What happened, in one line. */
    title: defineLineField(160),
    /** Part of the address. */
    slug: defineSlugField('title'),
    /** Two or three sentences for lists, search results and shared links. */
    summary: defineTextField(400),
    /** The full text. */
    body: defineRichTextField(),
    /** Shown above the story and in lists; without it, strata are drawn. */
    cover: makeOptional(defineComponentField(picture)),
    /** The one section it belongs to. */
    category: defineRelationField('category'),
    /** Further topics. */
    tags: defineRelationListField('tag'),
    /** The day it is about; decides the order and the year archive. */
    date: makeShared(defineDayField()),
    /** A video shown with the story. */
    video: makeOptional(defineComponentField(video)),
    /** Further pictures. */
    gallery: defineListField(picture, 30),
    /** Files to download. */
    attachments: defineListField(attachment, 20),
    /** Pinned to the top of the list. */
    pinned: makeShared(defineBooleanField()),
    /** What was corrected after publication, newest first. */
    changeNotes: defineListField(changeNote, 50),
  },
});
