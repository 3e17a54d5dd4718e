import * as z from 'zod/mini';

import { formAnswer, receipt } from './wire.ts';

/** The CMS's answer to the edge where a browser is to be remembered: a session that opens once the reader's address is confirmed. */
const sentWithSession = z.object({ outcome: z.literal('sent'), receipt: z.nullable(receipt), awaited: z.string() });

/** What the CMS answers to the edge. Apart from the answer to a browser, which never hears of the session and needs no code for it. */
export const cmsAnswer = z.union([sentWithSession, formAnswer]);
export type CmsAnswer = z.infer<typeof cmsAnswer>;
