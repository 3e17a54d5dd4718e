import { finishPage } from './finish-page.ts';
import { fileToPack, pageToFinish } from './messages.ts';
import { pack as packFile } from './pack.ts';

/** The tasks of the post-processor's thread; the pool calls these functions by name. */
export const page = (asked: unknown) => finishPage(pageToFinish.parse(asked));
export const pack = (asked: unknown) => packFile(fileToPack.parse(asked));
