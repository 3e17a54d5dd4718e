import { block } from '../block.ts';
import { one } from '../field.ts';
import { video } from '../part/video.ts';

export const videoBlock = block('video', 'Video', {
  /** The video. */
  video: one(video),
});
