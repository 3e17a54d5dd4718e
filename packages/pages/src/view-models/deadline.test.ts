import { toDeadlineView, compareOpenFirst } from './deadline.ts';

const on = (today: string) => toDeadlineView({ locale: 'en', today }, '2026-11-20');

test.each([
  ['2026-11-16', { open: true, daysLeft: 4, soon: false }],
  ['2026-11-17', { open: true, daysLeft: 3, soon: true }],
  ['2026-11-19', { open: true, daysLeft: 1, soon: true }],
  ['2026-11-20', { open: true, daysLeft: 0, soon: true }],
  ['2026-11-21', { open: false, daysLeft: 0, soon: false }],
  ['2027-01-01', { open: false, daysLeft: 0, soon: false }],
])('computes the state of the deadline of 20 November on %s', (today, expected) => {
  expect(on(today)).toEqual({ iso: '2026-11-20', text: '20 November 2026', ...expected });
});

test('counts days across months and leap years', () => {
  expect(toDeadlineView({ locale: 'en', today: '2028-02-27' }, '2028-03-01').daysLeft).toBe(3);
});

test('sorts open ones first by deadline, then closed ones, the latest first', () => {
  const offers = ['2026-11-19', '2027-01-05', '2026-11-20', '2026-09-01', '2026-11-25'].map((deadline) => ({
    documentId: deadline,
    deadline,
  }));
  expect(offers.sort(compareOpenFirst('2026-11-20')).map(({ deadline }) => deadline)).toEqual([
    '2026-11-20',
    '2026-11-25',
    '2027-01-05',
    '2026-11-19',
    '2026-09-01',
  ]);
});

test('sorts equal deadlines by document id', () => {
  const sameDeadlines = [
    { documentId: 'b', deadline: '2026-12-01' },
    { documentId: 'a', deadline: '2026-12-01' },
  ];
  expect(sameDeadlines.sort(compareOpenFirst('2026-11-20')).map(({ documentId }) => documentId)).toEqual(['a', 'b']);
});
