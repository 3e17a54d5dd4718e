import { setTimeout as wait } from 'node:timers/promises';

import { ask, type Question } from './ask.ts';
import type { FailSentences } from './fail-sentences.ts';
import { judgeForm } from './judge-form.ts';
import type { Phase } from './phase.ts';
import { writtenForm, type WrittenForm } from './written-form.ts';

type Options = { url: string; sentences: FailSentences; phase: () => Phase };

/** Two senders, and a pause after each form. */
const senders = 2;
const pauseMs = 1000;
/** After recovery forms are accepted; so many attempts are allowed for services that just started. */
const tries = 10;
/** Number of recently accepted forms that are sent again, as a sender does who missed the response. */
const onceMore = 8;

/** Creates the request for a form, with the headers that a browser sends. */
function questionOf(site: string, { name, language, how, fields, from }: WrittenForm): Question {
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
export function startSenders({ url, sentences, phase }: Options) {
  let isOver = false;
  let number = 0;
  const accepted = new Set<WrittenForm>();
  const refused = new Set<WrittenForm>();

  const send = async (form: WrittenForm, then: Phase) => {
    const answer = await ask(questionOf(url, form));
    const isEdgeAway = then.away.has('edge') || phase().away.has('edge');
    const judgement = judgeForm(form, answer, sentences.get(form.language) ?? '', isEdgeAway);
    if (judgement === 'accepted') accepted.add(form);
    return judgement;
  };

  const one = async () => {
    while (!isOver) {
      number += 1;
      const [form, then] = [writtenForm(number), phase()];
      const judgement = await send(form, then);
      if (typeof judgement === 'object') then.forms.wrong.push(judgement.wrong);
      else then.forms[judgement] += 1;
      if (judgement !== 'accepted') refused.add(form);
      await wait(pauseMs);
    }
  };
  const running = Array.from({ length: senders }, one);

  return {
    accepted: (): ReadonlySet<WrittenForm> => accepted,
    /** Sends refused forms again, and some of the accepted ones. */
    sendAgain: async () => {
      const again = [...refused, ...[...accepted].slice(-onceMore)];
      refused.clear();
      for (const form of again) {
        const then = phase();
        let judgement = await send(form, then);
        for (let turn = 1; turn < tries && judgement !== 'accepted'; turn += 1) {
          await wait(pauseMs);
          judgement = await send(form, then);
        }
        if (judgement !== 'accepted')
          then.forms.wrong.push(`${form.name} in ${form.language} (${form.how}) is not taken though all is well`);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
