import { finishPage } from './finish-page.ts';
import { fileToPack, pageToFinish } from './messages.ts';
import { pack as packFile } from './pack.ts';

/** What the finisher's thread is asked, by the names of these functions. */
export const page = (asked: unknown) => finishPage(pageToFinish.parse(asked));
export const pack = (asked: unknown) => packFile(fileToPack.parse(asked));
