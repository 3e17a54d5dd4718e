import type { Currency } from '@ochiq/contract/content/project';
import type { Locale } from '@ochiq/contract/locales';

const thin = '\u00a0';

/** Formats a number in groups of three with a no-break space; a comma before the fraction except in English. */
export function numberText(value: number, locale: Locale, fractionDigits = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, locale === 'en' ? ',' : thin);
  const sign = value < 0 ? '−' : '';
  return sign + grouped + (fraction ? (locale === 'en' ? '.' : ',') + fraction : '');
}

/** Formats a share from 0 to 1 as a percentage: `45%`, in Russian `45 %`. */
export function percentText(share: number, locale: Locale): string {
  return `${numberText(Math.round(share * 100), locale)}${locale === 'ru' ? thin : ''}%`;
}

const currencyNames = {
  UZS: { uz: 'soʻm', ru: 'сум', en: 'UZS' },
  USD: { uz: 'AQSH dollari', ru: 'долл. США', en: 'USD' },
  EUR: { uz: 'yevro', ru: 'евро', en: 'EUR' },
} as const satisfies Record<Currency, Record<Locale, string>>;

/** Formats an amount with its currency, which follows the number as in prose of all three languages. */
export function moneyText(value: number, currency: Currency, locale: Locale): string {
  const fractionDigits = Number.isInteger(value) ? 0 : 2;
  return `${numberText(value, locale, fractionDigits)}${thin}${currencyNames[currency][locale]}`;
}

/** Formats a range of amounts: `5 000 000–7 000 000 soʻm`, or one amount where both are the same. */
export function moneyRangeText(from: number, to: number, currency: Currency, locale: Locale): string {
  return from === to ? moneyText(from, currency, locale) : `${numberText(from, locale)}–${moneyText(to, currency, locale)}`;
}

const units = {
  uz: ['bayt', 'KB', 'MB', 'GB'],
  ru: ['байт', 'КБ', 'МБ', 'ГБ'],
  en: ['bytes', 'KB', 'MB', 'GB'],
} as const satisfies Record<Locale, readonly string[]>;

/** Formats a file's size in decimal units: `210 KB`, `1,4 MB`. */
export function bytesText(bytes: number, locale: Locale): string {
  const whole = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  // A value that rounds to a thousand is one of the next unit.
  const step = whole > 0 && whole < 3 && Math.round(bytes / 1000 ** whole) === 1000 ? whole + 1 : whole;
  const value = bytes / 1000 ** step;
  return `${numberText(value, locale, step > 1 && value < 99.95 ? 1 : 0)}${thin}${units[locale][step] ?? ''}`;
}
