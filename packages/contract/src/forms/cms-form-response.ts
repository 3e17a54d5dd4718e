import * as z from 'zod/mini';

import { formResponse, receipt } from './wire.ts';

/**
 * The CMS's response to the edge when the reader asked to be remembered: a session that becomes valid once the e-mail
 * address is confirmed.
 */
const sentWithSession = z.object({ outcome: z.literal('sent'), receipt: z.nullable(receipt), awaited: z.string() });

/**
 * The CMS's response to the edge. Kept apart from the response to a browser, which never receives the session and needs
 * no code for it.
 */
export const cmsFormResponse = z.union([sentWithSession, formResponse]);
export type CmsFormResponse = z.infer<typeof cmsFormResponse>;
