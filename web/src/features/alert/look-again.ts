import { isForDay, type AlertDays } from '@ochiq/contract/alert-days';
import { tashkentDay } from '@ochiq/contract/tashkent-day';

import { httpClient } from '../../http/client';
import { alertPlace } from './shown-alert';

type Alert = AlertDays & { html: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown): value is string | null => value === null || isText(value);

/** Parses an alert. @throws it is no alert */
function alertOf(value: unknown): Alert {
  const { from, until, html } = value as Partial<Record<keyof Alert, unknown>>;
  if (!isText(html) || !isDay(from) || !isDay(until)) throw new Error('This is no alert');
  return { from, until, html };
}

/** Returns the HTML of the alert that is valid today, by the server's clock: the reader's may be wrong. */
const textNow = (value: unknown, answeredAt: string | null): string => {
  const alert = alertOf(value);
  return isForDay(alert, tashkentDay(new Date(answeredAt ?? Date.now()))) ? alert.html : '';
};

const ask = httpClient('');

function put(place: HTMLElement, html: string): void {
  const wanted = document.createElement('template');
  wanted.innerHTML = html;
  // Unchanged content stays: a reader may be interacting with it.
  if (place.innerHTML !== wanted.innerHTML) place.replaceChildren(wanted.content);
}

/** Fetches the current alert and puts it into its place; where the request fails, the old one stays. */
export async function lookAgain(): Promise<void> {
  const source = alertPlace()?.dataset['alert'];
  if (source === undefined) return;
  const answer = await ask(source, { parse: textNow });
  // The reader may have navigated meanwhile.
  const place = alertPlace();
  if (answer.ok && place?.dataset['alert'] === source) put(place, answer.value);
}
