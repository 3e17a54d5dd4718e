import { formatShortDay, parseDay } from '../dates/moment-format.ts';
import type { Texts } from '../texts/panel-language.ts';

const tokenPage = /\/settings\/(?:api|admin|transfer)-tokens\//u;
const tokens = 'Settings.tokens.duration';

/**
 * Translates the day on which a token ends: Strapi 5.54.0 writes it in English in every language (“November 29th, 2026”),
 * as it does “Unlimited”. Returns `null` on other pages and for other texts.
 */
export function translateTokenExpiry(shownText: string, path: string, texts: Texts): string | null {
  const label = `${texts[`${tokens}.expiration-date`] ?? ''}: `;
  if (!tokenPage.test(path) || !shownText.startsWith(label)) return null;
  const end = shownText.slice(label.length);
  if (end === 'Unlimited') return `${label}${texts[`${tokens}.unlimited`] ?? end}`;
  const day = parseDay(end.replace(',', ''));
  return day === null ? null : `${label}${formatShortDay(day)}`;
}
