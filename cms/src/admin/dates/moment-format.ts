import { parseMinute, toMinuteField, formatMinute } from '../../content/schedule/minute.ts';
import { parseDay, formatShortDay } from './parse-day.ts';

/** How a kind of field formats and parses its value. */
export type MomentFormat = {
  show: (value: string) => string;
  /** @returns the stored form; `null` where the text is invalid */
  parse: (text: string) => string | null;
  /** Returns whether a value is in the stored form, and not typed text. */
  isStored: (value: string) => boolean;
  /** The day that the calendar shows, `YYYY-MM-DD`. */
  getDay: (value: string) => string;
  /** What the CMS keeps once another day is chosen. */
  moveTo: (day: string, value: string | null) => string;
  nonsense: 'ochiq.dates.no-day' | 'ochiq.dates.no-minute';
  example: string;
};

/** Days of the calendar: `24.11.2026`. */
export const dayFormat: MomentFormat = {
  show: formatShortDay,
  parse: parseDay,
  isStored: (value) => parseDay(value) === value,
  getDay: (value) => value,
  moveTo: (day) => day,
  nonsense: 'ochiq.dates.no-day',
  example: '24.11.2026',
};

const withTime = /^(?<day>.*?)[,\s]+(?<hours>\d{1,2})[:.](?<minutes>\d\d)$/su;

/** Instants in Tashkent time, whatever the computer's zone: `24.11.2026, 15:30`. */
export const minuteFormat: MomentFormat = {
  show: formatMinute,
  parse(text) {
    const { day = '', hours = '', minutes: rest = '' } = withTime.exec(text.trim())?.groups ?? {};
    const parsed = parseDay(day);
    return parsed === null ? null : parseMinute(`${parsed}T${hours.padStart(2, '0')}:${rest}`);
  },
  isStored: (value) => /^\d{4}-\d\d-\d\dT/u.test(value) && !Number.isNaN(Date.parse(value)),
  getDay: (value) => toMinuteField(new Date(value)).slice(0, 10),
  moveTo: (day, value) => parseMinute(`${day}T${value === null ? '09:00' : toMinuteField(new Date(value)).slice(11)}`) ?? day,
  nonsense: 'ochiq.dates.no-minute',
  example: '24.11.2026, 15:30',
};
