import type { AlertLevel } from '@ochiq/contract/content/alert';
import type { Locale } from '@ochiq/contract/locales';

import { versionFor } from '../content.ts';
import { dayOf } from '../format/date.ts';
import type { Reading } from '../reading.ts';
import { anyLink, type AnyLinkView } from './link.ts';

/** What everybody must know now. */
export type AlertView = { text: string; level: AlertLevel; link: AnyLinkView | null; lang: Locale | null };

/** The emergency banner on the days it is for, its first and its last included; `null` where there is nothing to say. */
export function alertView(reading: Reading): AlertView | null {
  const { content, locale, today } = reading;
  const [document] = content.alert.values();
  if (!document) return null;
  const { entry, foreign } = versionFor(document, locale);
  const { text, level, link, from, until } = entry;
  if (from !== null && dayOf(from) > today) return null;
  if (until !== null && dayOf(until) < today) return null;
  return { text, level, link: link && anyLink(reading, link.label, link.url), lang: foreign };
}
