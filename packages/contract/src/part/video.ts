import type * as z from 'zod';

import { documentFile, line, optional, target, videoFile } from '../field.ts';
import { part } from '../part.ts';

/** Either an uploaded file or an address; no third party is contacted before the reader's click. */
export const video = part('video', 'Video', {
  /** What the video shows. */
  title: line(200),
  /** An own file. */
  file: optional(videoFile()),
  /** Captions of an uploaded video, with times, for people who can't hear it (WebVTT, .vtt). */
  captions: optional(documentFile()),
  /** The address of the video, when there is no uploaded file. */
  url: optional(target()),
  /** A short summary of the video. */
  caption: optional(line(250)),
});

export type Video = z.output<typeof video.schema>;
