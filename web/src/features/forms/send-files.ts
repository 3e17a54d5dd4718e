import { fileField } from '@ochiq/contract/forms/form-files';
import { formResponse } from '@ochiq/contract/forms/wire';

import type { FormFields, SendResult } from './send-form';

/** Builds the body that a browser without scripts would send. */
function toFormData(fields: FormFields, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append(fileField, file);
  return body;
}

/** Sends a form with files, without a timeout for slow connections: the server itself limits it. */
export async function sendFiles(address: string, fields: FormFields, files: readonly File[], signal: AbortSignal): Promise<SendResult> {
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: toFormData(fields, files), signal });
    const requestId = response.headers.get('X-Request-Id');
    const number = requestId === null ? {} : { requestId };
    const parsed = formResponse.safeParse(await response.json().catch(() => null));
    return parsed.success ? { ...parsed.data, ...number } : { ok: false, reason: 'broken', status: response.status, ...number };
  } catch {
    if (signal.aborted) return { ok: false, reason: 'aborted' };
    return { ok: false, reason: navigator.onLine ? 'broken' : 'offline' };
  }
}
