import { formsWithFiles } from '@ochiq/contract/forms/form-files';
import * as z from 'zod';

/** A file that came with a form, and its path until it has been checked. */
export type IncomingFile = { name: string; type: string; place: string; size: number; digest: string };

/** A checked file, before it is stored. */
export type CheckedFile = { name: string; mime: string; place: string };

/** A stored file, before it is attached to a submission. */
export type StoredFile = { name: string; mime: string; size: number; stored: string };

/** A query for the files of a submission: `document` is its document id. */
export const sentFilesQuery = z.object({ type: z.enum(formsWithFiles), document: z.string().min(1).max(64) });
export type SentFilesQuery = z.output<typeof sentFilesQuery>;

export const sentFilesPath = '/admin/sent-files';

/** The files of something that was sent, as the panel lists them. */
export const sentFilesResponse = z.object({
  files: z.array(z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() })),
});
export type SentFilesResponse = z.output<typeof sentFilesResponse>;
