import type * as z from 'zod';

import { documentFile, line, optional, target, videoFile } from '../field.ts';
import { part } from '../part.ts';

/** Either an own file or an address; nothing is asked of anybody before the reader's click. */
export const video = part('video', 'Video', {
  /** What the video shows. */
  title: line(200),
  /** An own file. */
  file: optional(videoFile()),
  /** Captions of an uploaded video, with times, for people who can't hear it (WebVTT, .vtt). */
  captions: optional(documentFile()),
  /** Where the video is elsewhere, when there is no own file. */
  url: optional(target()),
  /** A short summary of the video. */
  caption: optional(line(250)),
});

export type Video = z.output<typeof video.schema>;
