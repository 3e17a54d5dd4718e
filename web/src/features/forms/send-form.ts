import { formAnswer, type FormAnswer } from '@ochiq/contract/forms/wire';

import type { Failure, HttpClient } from '../../http/client';
import type { Proof } from './prove';
import { sendFiles } from './send-files';

/** A form as it is sent: the fields by their names, and what goes with them. */
export type Sent = Readonly<Record<string, string>>;
/** A refusal is told with what it is called in the logs. */
export type Told = (FormAnswer & Pick<Failure, 'requestId'>) | Failure;
export type Sender = (fields: Sent, files?: readonly File[]) => Promise<Told>;

type Road = {
  ask: HttpClient;
  /** Where the form itself would go. */
  address: string;
  /** Asked again where it is no longer good. */
  prove: () => Promise<Proof>;
  signal: AbortSignal;
};

/** Longer than the edge waits for the CMS: its answer is better than none. */
const timeoutMs = 20_000;
/** Nobody waits longer for a proof that is not ready when the form is. */
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

/** Where the site has no TLS, browsers make none: then nothing tells a second try from a second message. */
const newKey = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.();

const isExpired = (answer: Told) => 'outcome' in answer && answer.outcome === 'refused' && answer.reason === 'expired';

/** Sends a form: the same words have the same key until they were taken, so that no second try makes two of them. */
export function formSender({ ask, address, prove, signal }: Road): Sender {
  const parse = (value: unknown): FormAnswer => formAnswer.parse(value);
  let proof = prove();
  let last = { words: '', key: newKey() };

  const once = async (body: Sent, files: readonly File[]): Promise<Told> => {
    const given = await readyIn(patienceMs, proof);
    if (files.length > 0) return sendFiles(address, { ...body, ...given }, files, signal);
    const answer = await ask(address, { method: 'POST', body: { ...body, ...given }, parse, signal, timeoutMs });
    if (answer.ok) return answer.value;
    // A refusal is an answer, too.
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
