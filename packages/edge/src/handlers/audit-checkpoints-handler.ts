import { auditCheckpointsPath } from '@ochiq/contract/wire/audit-checkpoint';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { getMediaType, toContentType } from '@ochiq/http-policy/content-type';

import { createJsonResponse, createTextResponse, getRetryHeaders, type HttpResponse } from '../http/response.ts';
import type { Sender } from '../http/sender.ts';
import { toRefusal } from '../templating/form-facts.ts';
import type { EdgeContext } from './edge-context.ts';

/** How long others may store the file, in seconds: there is a new checkpoint each night. */
const maxAge = 600;

/** Handles the file of the newest checkpoints of the audit log; undefined where they are not published. */
export async function handleAuditCheckpoints({ forms }: EdgeContext, sender: Sender): Promise<HttpResponse | undefined> {
  const refuse = (status: 429 | 503) => createJsonResponse(status, toRefusal(status));
  const read = async (): Promise<HttpResponse | undefined> => {
    const response = (await forms.cms?.auditCheckpoints(sender.requestId)) ?? { checkpoints: null };
    if (typeof response === 'string') {
      sender.note('audit checkpoints', response);
      return createTextResponse(503, { 'Cache-Control': uncached.error, ...getRetryHeaders(503) });
    }
    if (response.checkpoints === null) return undefined;
    const headers = {
      'Content-Type': toContentType(getMediaType(auditCheckpointsPath)),
      'Cache-Control': `public, max-age=${String(maxAge)}`,
    };
    return createTextResponse(200, headers, `${JSON.stringify({ checkpoints: response.checkpoints }, null, 1)}\n`);
  };
  return forms.within(sender.address(), read, refuse);
}
