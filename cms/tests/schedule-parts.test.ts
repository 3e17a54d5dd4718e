import { toMinuteField, parseMinute, formatMinute } from '../src/content/schedule/minute';
import { findPlanFault } from '../src/admin/schedule/find-plan-fault';
import { englishSchedule as en } from '../src/admin/texts/en/side-panels';
import { russianSchedule as ru } from '../src/admin/texts/ru/side-panels';
import { uzbekSchedule as uz } from '../src/admin/texts/uz/side-panels';
import type { Plan } from '../src/content/schedule/planned';

describe('minutes in Tashkent', () => {
  test.each([
    ['2026-11-21T15:30', '2026-11-21T10:30:00.000Z'],
    ['2027-01-01T04:59', '2026-12-31T23:59:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T19:00:00.000Z'],
  ])('%s there is %s, and back', (field, instant) => {
    expect(parseMinute(field)).toBe(instant);
    expect(toMinuteField(new Date(instant))).toBe(field);
  });

  test.each(['', '2026-11-21', '2026-13-01T00:00', 'tomorrow'])('rejects “%s”', (field) => {
    expect(parseMinute(field)).toBeNull();
  });

  test('are shown with the day first', () => {
    expect(formatMinute('2026-12-31T23:59:00.000Z')).toBe('01.01.2027, 04:59');
  });
});

describe('faults of a plan', () => {
  const now = new Date('2026-11-21T10:00:30.000Z');
  const plan = (minute: string, state: Plan['state']): Plan => ({ id: 1, action: 'publish', minute, state, reason: null, askedBy: null });

  test.each([
    ['', 'ochiq.schedule.no-minute'],
    ['2026-11-21T15:00', 'ochiq.schedule.over'],
    ['2026-11-21T15:01', null],
    ['2026-11-21T15:30', 'ochiq.schedule.taken'],
    ['2026-11-21T15:40', null],
  ])('“%s”: %s', (field, fault) => {
    const plans = [plan('2026-11-21T10:30:00.000Z', 'waiting'), plan('2026-11-21T10:40:00.000Z', 'cancelled')];
    expect(findPlanFault(field, plans, now)).toBe(fault);
  });
});

describe('the texts', () => {
  test.each([
    ['Russian', ru],
    ['Uzbek', uz],
  ])('are complete in %s, with the same placeholders', (_, texts) => {
    const places = (text: string) => text.match(/\{\w+\}/gu) ?? [];
    expect(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, places(text)]))).toEqual(
      Object.fromEntries(Object.entries(en).map(([id, text]) => [id, places(text)])),
    );
  });

  test('Uzbek has its own letters for oʻ and gʻ, and no Cyrillic', () => {
    expect(Object.values(uz).filter((text) => /['’‘`´\u0400-\u04ff]/u.test(text))).toEqual([]);
  });
});
