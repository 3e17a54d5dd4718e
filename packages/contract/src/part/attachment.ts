import type * as z from 'zod';

import { documentFile, line } from '../field.ts';
import { part } from '../part.ts';

export const attachment = part('attachment', 'Attachment', {
  /** What the file is, as a reader would call it. */
  title: line(200),
  /** The file; its type and size are shown next to the title. */
  file: documentFile(),
});

export type Attachment = z.output<typeof attachment.schema>;
