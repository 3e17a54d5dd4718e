import type * as z from 'zod';

import { documentFile, line, optional, target, videoFile } from '../field.ts';
import { part } from '../part.ts';

/** Either an own file or an address; nothing is asked of anybody before the reader's click. */
export const video = part('video', 'Video', {
  /** What the video shows. */
  title: line(200),
  /** An own file. */
  file: optional(videoFile()),
  /** What is said and heard in an own file, with times, for those who can't hear it (WebVTT, .vtt). */
  captions: optional(documentFile()),
  /** Where the video is elsewhere, when there is no own file. */
  url: optional(target()),
  /** What is said in it, in short. */
  caption: optional(line(250)),
});

export type Video = z.output<typeof video.schema>;
