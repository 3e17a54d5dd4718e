import { buildWeek } from './citizens.ts';

test('lists opening and reception hours of every day', () => {
  const week = buildWeek(
    [
      { firstDay: 'monday', lastDay: 'friday', from: '09:00', to: '18:00' },
      { firstDay: 'saturday', lastDay: 'saturday', from: '10:00', to: '13:00' },
    ],
    [{ weekday: 'tuesday', from: '15:00', to: '17:00' }],
  );
  expect(week.map(({ open, reception }) => [open[0]?.from ?? null, reception[0]?.from ?? null])).toEqual([
    ['09:00', null],
    ['09:00', '15:00'],
    ['09:00', null],
    ['09:00', null],
    ['09:00', null],
    ['10:00', null],
    [null, null],
  ]);
});

test('handles a span over the end of the week', () => {
  const week = buildWeek([{ firstDay: 'saturday', lastDay: 'monday', from: '09:00', to: '18:00' }], []);
  expect(week.filter(({ open }) => open.length > 0).map(({ day }) => day)).toEqual(['monday', 'saturday', 'sunday']);
});
