import type { Currency } from '@ochiq/contract/content/project';
import type { Locale } from '@ochiq/contract/routing/locales';

const thin = '\u00a0';

/** Formats a number in groups of three with a no-break space; a comma before the fraction except in English. */
export function formatNumber(value: number, locale: Locale, fractionDigits = 0): string {
  const [integerPart = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.');
  const grouped = integerPart.replace(/\B(?=(\d{3})+$)/gu, locale === 'en' ? ',' : thin);
  const sign = value < 0 ? '−' : '';
  return sign + grouped + (fraction ? (locale === 'en' ? '.' : ',') + fraction : '');
}

/** Formats a share from 0 to 1 as a percentage: `45%`, in Russian `45 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return `${formatNumber(Math.round(share * 100), locale)}${locale === 'ru' ? thin : ''}%`;
}

const currencyNames = {
  UZS: { uz: 'soʻm', ru: 'сум', en: 'UZS' },
  USD: { uz: 'AQSH dollari', ru: 'долл. США', en: 'USD' },
  EUR: { uz: 'yevro', ru: 'евро', en: 'EUR' },
} as const satisfies Record<Currency, Record<Locale, string>>;

/** Formats an amount with its currency, which follows the number as in prose of all three languages. */
export function formatMoney(value: number, currency: Currency, locale: Locale): string {
  const fractionDigits = Number.isInteger(value) ? 0 : 2;
  return `${formatNumber(value, locale, fractionDigits)}${thin}${currencyNames[currency][locale]}`;
}

/** Formats a range of amounts: `5 000 000–7 000 000 soʻm`, or one amount where both are the same. */
export function formatMoneyRange(from: number, to: number, currency: Currency, locale: Locale): string {
  return from === to ? formatMoney(from, currency, locale) : `${formatNumber(from, locale)}–${formatMoney(to, currency, locale)}`;
}

const units = {
  uz: ['bayt', 'KB', 'MB', 'GB'],
  ru: ['байт', 'КБ', 'МБ', 'ГБ'],
  en: ['bytes', 'KB', 'MB', 'GB'],
} as const satisfies Record<Locale, readonly string[]>;

/** Formats a file's size in decimal units: `210 KB`, `1,4 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const integerPart = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  // A value that rounds to a thousand is one of the next unit.
  const step = integerPart > 0 && integerPart < 3 && Math.round(bytes / 1000 ** integerPart) === 1000 ? integerPart + 1 : integerPart;
  const value = bytes / 1000 ** step;
  return `${formatNumber(value, locale, step > 1 && value < 99.95 ? 1 : 0)}${thin}${units[locale][step] ?? ''}`;
}
