import { isForDay, type AlertDays } from '@ochiq/contract/alert-days';
import { tashkentDay } from '@ochiq/contract/tashkent-day';

import { httpClient } from '../../http/client';
import { alertPlace } from './shown-alert';

type Alert = AlertDays & { html: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown): value is string | null => value === null || isText(value);

/** @throws it is no alert */
function alertOf(value: unknown): Alert {
  const { from, until, html } = value as Partial<Record<keyof Alert, unknown>>;
  if (!isText(html) || !isDay(from) || !isDay(until)) throw new Error('This is no alert');
  return { from, until, html };
}

/** The server says what day it is: the reader's clock may be wrong. */
const textNow = (value: unknown, answeredAt: string | null): string => {
  const alert = alertOf(value);
  return isForDay(alert, tashkentDay(new Date(answeredAt ?? Date.now()))) ? alert.html : '';
};

const ask = httpClient('');

function put(place: HTMLElement, html: string): void {
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  // What is the same stays: a reader may just be in it.
  if (place.innerHTML !== wanted.innerHTML) place.replaceChildren(wanted.content);
}

/** Asks what has to stand in the place of the alert now, and puts it there; what is there stays where nobody answers. */
export async function lookAgain(): Promise<void> {
  const source = alertPlace()?.dataset['alert'];
  if (source === undefined) return;
  const answer = await ask(source, { parse: textNow });
  // The reader may have gone on meanwhile.
  const place = alertPlace();
  if (answer.ok && place?.dataset['alert'] === source) put(place, answer.value);
}
