import type * as z from 'zod';

import { defineDocumentFileField, defineLineField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';

export const attachment = definePart('attachment', 'Attachment', {
  /** What the file is, as a reader would call it. */
  title: defineLineField(200),
  /** The file; its type and size are shown next to the title. */
  file: defineDocumentFileField(),
});

export type Attachment = z.output<typeof attachment.schema>;
