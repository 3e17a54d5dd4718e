import type * as z from 'zod';

import { line, optional, url, videoFile } from '../field.ts';
import { part } from '../part.ts';

/** Either an own file or an address; nothing is asked of anybody before the reader's click. */
export const video = part('video', 'Video', {
  /** What the video shows. */
  title: line(200),
  /** An own file. */
  file: optional(videoFile()),
  /** Where the video is elsewhere, when there is no own file. */
  url: optional(url()),
  /** What is said in it, in short. */
  caption: optional(line(250)),
});

export type Video = z.output<typeof video.schema>;
