import { setTimeout as wait } from 'node:timers/promises';

import { sendReaderRequest, type ReaderRequest } from './send-reader-request.ts';
import { evaluateForm, type FailSentences } from './evaluate.ts';
import type { Phase } from './report.ts';
import { createWrittenForm, type WrittenForm } from './create-written-form.ts';

type SenderOptions = { url: string; sentences: FailSentences; phase: () => Phase };

/** Two senders, and a pause after each form. */
const senders = 2;
const pauseMs = 1000;
/** After recovery forms are accepted; so many attempts are allowed for services that just started. */
const tries = 10;
/** Number of recently accepted forms that are sent again, as a sender does who missed the response. */
const onceMore = 8;

/** Creates the request for a form, with the headers that a browser sends. */
function createFormRequest(site: string, { name, language, how, fields, from }: WrittenForm): ReaderRequest {
  const headers = { origin: new URL(site).origin };
  const type =
    how === 'script'
      ? { 'content-type': 'application/json', accept: 'application/json' }
      : { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
  const body = how === 'script' ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return {
    method: 'POST',
    url: `${site}/${language}/forms/${name}`,
    ...{ body, from },
    headers: { ...headers, ...type, ...length },
  };
}

/** Starts citizens who send forms continuously. Refused forms are sent again after recovery. */
export function startSenders({ url, sentences, phase }: SenderOptions) {
  let isOver = false;
  let number = 0;
  const accepted = new Set<WrittenForm>();
  const refused = new Set<WrittenForm>();

  const send = async (form: WrittenForm, then: Phase) => {
    const response = await sendReaderRequest(createFormRequest(url, form));
    const isEdgeAway = then.away.has('edge') || phase().away.has('edge');
    const verdict = evaluateForm(form, response, sentences.get(form.language) ?? '', isEdgeAway);
    if (verdict === 'accepted') accepted.add(form);
    return verdict;
  };

  const runSender = async () => {
    while (!isOver) {
      number += 1;
      const [form, then] = [createWrittenForm(number), phase()];
      const verdict = await send(form, then);
      if (typeof verdict === 'object') then.forms.wrong.push(verdict.wrong);
      else then.forms[verdict] += 1;
      if (verdict !== 'accepted') refused.add(form);
      await wait(pauseMs);
    }
  };
  const running = Array.from({ length: senders }, runSender);

  return {
    accepted: (): ReadonlySet<WrittenForm> => accepted,
    /** Sends refused forms again, and some of the accepted ones. */
    sendAgain: async () => {
      const again = [...refused, ...[...accepted].slice(-onceMore)];
      refused.clear();
      for (const form of again) {
        const then = phase();
        let verdict = await send(form, then);
        for (let turn = 1; turn < tries && verdict !== 'accepted'; turn += 1) {
          await wait(pauseMs);
          verdict = await send(form, then);
        }
        if (verdict !== 'accepted') then.forms.wrong.push(`${form.name} in ${form.language} (${form.how}) is not taken though all is well`);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
