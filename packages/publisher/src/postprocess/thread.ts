import { stagePage } from './stage-page.ts';
import { fileToCompress, pageToStage } from './messages.ts';
import { compressFile as packFile } from '../compress.ts';

/** The tasks of the post-processor's thread; the pool calls these functions by name. */
export const page = (input: unknown) => stagePage(pageToStage.parse(input));
export const pack = (input: unknown) => packFile(fileToCompress.parse(input));
