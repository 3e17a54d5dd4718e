import { formResponse, type FormResponse } from '@ochiq/contract/forms/wire';
import { fileField } from '@ochiq/contract/forms/form-files';

import type { Failure, HttpClient } from '../../http/client';
import type { Proof } from './create-proof';

/** Builds the body that a browser without scripts would send. */
function toFormData(fields: FormFields, files: readonly File[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append(fileField, file);
  return body;
}

/** Sends a form with files, without a timeout for slow connections: the server itself limits it. */
async function sendFiles(address: string, fields: FormFields, files: readonly File[], signal: AbortSignal): Promise<SendResult> {
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

/** The fields of a form by name, with control fields. */
export type FormFields = Readonly<Record<string, string>>;
/** The result of sending; a refusal includes the request id. */
export type SendResult = (FormResponse & Pick<Failure, 'requestId'>) | Failure;
export type Sender = (fields: FormFields, files?: readonly File[]) => Promise<SendResult>;

type FormSenderOptions = {
  httpClient: HttpClient;
  /** The address that the form submits to. */
  address: string;
  /** Called again when the proof has expired. */
  createProof: () => Promise<Proof>;
  signal: AbortSignal;
};

/** Longer than the edge waits for the CMS: its response is better than none, in milliseconds. */
const timeoutMs = 20_000;
/** How long a submitted form waits for a proof that is not ready, in milliseconds. */
const proofTimeoutMs = 8000;

async function waitForProof(ms: number, proof: Promise<Proof>): Promise<Proof> {
  let timer = 0;
  const without = new Promise<Proof>((resolve) => {
    timer = window.setTimeout(resolve, ms, {});
  });
  try {
    return await Promise.race([proof, without]);
  } finally {
    window.clearTimeout(timer);
  }
}

/**
 * Creates an idempotency key; undefined without TLS, where browsers offer none: then a retry cannot be told from a
 * second message.
 */
const createIdempotencyKey = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.();

const isExpired = (result: SendResult) => 'outcome' in result && result.outcome === 'refused' && result.reason === 'expired';

/**
 * Creates the sender of a form. The same content has the same idempotency key until it was accepted, so that a retry is
 * not stored twice.
 */
export function createFormSender({ httpClient, address, createProof, signal }: FormSenderOptions): Sender {
  const parse = (value: unknown): FormResponse => formResponse.parse(value);
  let proof = createProof();
  let last = { words: '', key: createIdempotencyKey() };

  const sendOnce = async (body: FormFields, files: readonly File[]): Promise<SendResult> => {
    const given = await waitForProof(proofTimeoutMs, proof);
    if (files.length > 0) return sendFiles(address, { ...body, ...given }, files, signal);
    const result = await httpClient(address, { method: 'POST', body: { ...body, ...given }, parse, signal, timeoutMs });
    if (result.ok) return result.value;
    // A refusal is a response, too.
    const parsed = formResponse.safeParse(result.body);
    if (!parsed.success) return result;
    return { ...parsed.data, ...(result.requestId !== undefined && { requestId: result.requestId }) };
  };

  return async (fields, files = []) => {
    const words = JSON.stringify([fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    if (words !== last.words) last = { words, key: createIdempotencyKey() };
    const body = { ...fields, ...(last.key !== undefined && { key: last.key }) };
    let result = await sendOnce(body, files);
    if (isExpired(result)) {
      proof = createProof();
      result = await sendOnce(body, files);
    }
    if ('outcome' in result && result.outcome === 'sent') last = { words: '', key: createIdempotencyKey() };
    return result;
  };
}
