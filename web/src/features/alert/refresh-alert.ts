import { isActiveOnDay, type AlertDays } from '@ochiq/contract/wire/alert-days';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';

import { createHttpClient } from '../../http/client';
import { findAlertElement } from './alert-banner';

type Alert = AlertDays & { html: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown): value is string | null => value === null || isText(value);

/** Parses an alert. @throws it is no alert */
function parseAlert(value: unknown): Alert {
  const { from, until, html } = value as Partial<Record<keyof Alert, unknown>>;
  if (!isText(html) || !isDay(from) || !isDay(until)) throw new Error('This is no alert');
  return { from, until, html };
}

/** Returns the HTML of the alert that is valid today, by the server's clock: the reader's may be wrong. */
const selectCurrentHtml = (value: unknown, answeredAt: string | null): string => {
  const alert = parseAlert(value);
  return isActiveOnDay(alert, toTashkentDay(new Date(answeredAt ?? Date.now()))) ? alert.html : '';
};

const fetchAlert = createHttpClient('');

function replaceHtml(place: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  // Unchanged content stays: a reader may be interacting with it.
  if (place.innerHTML !== template.innerHTML) place.replaceChildren(template.content);
}

/** Fetches the current alert and puts it into its place; where the request fails, the old one stays. */
export async function refreshAlert(): Promise<void> {
  const source = findAlertElement()?.dataset['alert'];
  if (source === undefined) return;
  const result = await fetchAlert(source, { parse: selectCurrentHtml });
  // The reader may have navigated meanwhile.
  const place = findAlertElement();
  if (result.ok && place?.dataset['alert'] === source) replaceHtml(place, result.value);
}
