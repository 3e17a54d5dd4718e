import { defineBlock } from '../fields/block.ts';
import { defineComponentField } from '../fields/field.ts';
import { video } from '../part/video.ts';

export const videoBlock = defineBlock('video', 'Video', {
  /** The video. */
  video: defineComponentField(video),
});
