import type * as z from 'zod';

import { defineAltTextField, defineLineField, makeOptional } from '../fields/field.ts';
import { defineDocumentFileField, definePictureFileField, defineVideoFileField, definePart } from '../fields/reference-fields.ts';
import { defineTargetField } from '../fields/address-fields.ts';

export const attachment = definePart('attachment', 'Attachment', {
  /** What the file is, as a reader would call it. */
  title: defineLineField(200),
  /** The file; its type and size are shown next to the title. */
  file: defineDocumentFileField(),
});

export type Attachment = z.output<typeof attachment.schema>;

export const picture = definePart('picture', 'Picture', {
  /** The picture itself. */
  image: definePictureFileField(),
  /** What the picture shows, for people who don't see it, in the page's language. */
  alt: defineAltTextField(250),
  /** Printed under the picture: author, place, source. */
  caption: makeOptional(defineLineField(250)),
});

export type Picture = z.output<typeof picture.schema>;

/** Either an uploaded file or an address; no third party is contacted before the reader's click. */
export const video = definePart('video', 'Video', {
  /** What the video shows. */
  title: defineLineField(200),
  /** An own file. */
  file: makeOptional(defineVideoFileField()),
  /** Captions of an uploaded video, with times, for people who can't hear it (WebVTT, .vtt). */
  captions: makeOptional(defineDocumentFileField()),
  /** The address of the video, when there is no uploaded file. */
  url: makeOptional(defineTargetField()),
  /** A short summary of the video. */
  caption: makeOptional(defineLineField(250)),
});

export type Video = z.output<typeof video.schema>;
