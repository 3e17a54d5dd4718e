import { formAnswer, type FormAnswer } from '@ochiq/contract/forms/wire';

import type { Failure, HttpClient } from '../../http/client';
import type { Proof } from './prove';
import { sendFiles } from './send-files';

/** The fields of a form by name, with control fields. */
export type Sent = Readonly<Record<string, string>>;
/** The result of sending; a refusal includes the request id. */
export type Told = (FormAnswer & Pick<Failure, 'requestId'>) | Failure;
export type Sender = (fields: Sent, files?: readonly File[]) => Promise<Told>;

type Road = {
  ask: HttpClient;
  /** The address that the form submits to. */
  address: string;
  /** Called again when the proof has expired. */
  prove: () => Promise<Proof>;
  signal: AbortSignal;
};

/** Longer than the edge waits for the CMS: its response is better than none, in milliseconds. */
const timeoutMs = 20_000;
/** How long a submitted form waits for a proof that is not ready, in milliseconds. */
const patienceMs = 8000;

async function readyIn(ms: number, proof: Promise<Proof>): Promise<Proof> {
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
const newKey = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.();

const isExpired = (answer: Told) => 'outcome' in answer && answer.outcome === 'refused' && answer.reason === 'expired';

/**
 * Creates the sender of a form. The same content has the same idempotency key until it was accepted, so that a retry is
 * not stored twice.
 */
export function formSender({ ask, address, prove, signal }: Road): Sender {
  const parse = (value: unknown): FormAnswer => formAnswer.parse(value);
  let proof = prove();
  let last = { words: '', key: newKey() };

  const once = async (body: Sent, files: readonly File[]): Promise<Told> => {
    const given = await readyIn(patienceMs, proof);
    if (files.length > 0) return sendFiles(address, { ...body, ...given }, files, signal);
    const answer = await ask(address, { method: 'POST', body: { ...body, ...given }, parse, signal, timeoutMs });
    if (answer.ok) return answer.value;
    // A refusal is a response, too.
    const told = formAnswer.safeParse(answer.body);
    if (!told.success) return answer;
    return { ...told.data, ...(answer.requestId !== undefined && { requestId: answer.requestId }) };
  };

  return async (fields, files = []) => {
    const words = JSON.stringify([fields, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    if (words !== last.words) last = { words, key: newKey() };
    const body = { ...fields, ...(last.key !== undefined && { key: last.key }) };
    let answer = await once(body, files);
    if (isExpired(answer)) {
      proof = prove();
      answer = await once(body, files);
    }
    if ('outcome' in answer && answer.outcome === 'sent') last = { words: '', key: newKey() };
    return answer;
  };
}
