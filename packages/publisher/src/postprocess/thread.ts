import { processRenderedPage } from './process-rendered-page.ts';
import { fileToCompress, pageToProcess } from './messages.ts';
import { compressFile as packFile } from '../compress.ts';

/** The tasks of the post-processor's thread; the pool calls these functions by name. */
export const page = (input: unknown) => processRenderedPage(pageToProcess.parse(input));
export const pack = (input: unknown) => packFile(fileToCompress.parse(input));
