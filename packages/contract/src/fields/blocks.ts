import * as z from 'zod';

import { accordionBlock } from '../block/accordion.ts';
import { callToActionBlock } from '../block/call-to-action.ts';
import { documentsBlock } from '../block/documents.ts';
import { factsBlock } from '../block/facts.ts';
import { galleryBlock } from '../block/gallery.ts';
import { peopleBlock } from '../block/people.ts';
import { quoteBlock } from '../block/quote.ts';
import { tableBlock } from '../block/table.ts';
import { textBlock } from '../block/text.ts';
import { videoBlock } from '../block/video.ts';

/** Every kind of block that a free-form page may hold. */
export const blocks = [
  textBlock,
  factsBlock,
  peopleBlock,
  documentsBlock,
  tableBlock,
  quoteBlock,
  galleryBlock,
  videoBlock,
  callToActionBlock,
  accordionBlock,
] as const;

export const blockSchema = z.discriminatedUnion('__component', [
  textBlock.schema,
  factsBlock.schema,
  peopleBlock.schema,
  documentsBlock.schema,
  tableBlock.schema,
  quoteBlock.schema,
  galleryBlock.schema,
  videoBlock.schema,
  callToActionBlock.schema,
  accordionBlock.schema,
]);

export type ContentBlock = z.output<typeof blockSchema>;
