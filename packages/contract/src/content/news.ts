import { collection } from '../content-type.ts';
import { day, flag, line, list, one, optional, ref, refs, richText, shared, slug, text } from '../field.ts';
import { attachment } from '../part/attachment.ts';
import { changeNote } from '../part/change-note.ts';
import { picture } from '../part/picture.ts';
import { video } from '../part/video.ts';

export const news = collection({
  singular: 'news',
  plural: 'news-items',
  title: 'News',
  fields: {
    /** What happened, in one line. */
    title: line(160),
    /** Part of the address. */
    slug: slug('title'),
    /** Two or three sentences for lists, search results and shared links. */
    summary: text(400),
    /** The full text. */
    body: richText(),
    /** Shown above the story and in lists; without it, strata are drawn. */
    cover: optional(one(picture)),
    /** The one section it belongs to. */
    category: ref('category'),
    /** Further topics. */
    tags: refs('tag'),
    /** The day it is about; decides the order and the year archive. */
    date: shared(day()),
    /** A video shown with the story. */
    video: optional(one(video)),
    /** Further pictures. */
    gallery: list(picture, 30),
    /** Files to download. */
    attachments: list(attachment, 20),
    /** Pinned to the top of the list. */
    pinned: shared(flag()),
    /** What was corrected after publication, newest first. */
    changeNotes: list(changeNote, 50),
  },
});
