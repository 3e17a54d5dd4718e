import type * as z from 'zod';

import { defineDocumentFileField, defineLineField, makeOptional, defineTargetField, defineVideoFileField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

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
