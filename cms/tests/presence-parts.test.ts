import { describePresence, presenceMs, type StoredView } from '../src/content/presence/presence';

const start = Date.parse('2026-11-26T10:00:00.000Z');
const second = (seconds: number) => new Date(start + seconds * 1000);

const own = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

const view = (id: string, since: number, fields: Partial<StoredView> = {}): StoredView => ({
  view: id,
  user: id === own ? 1 : 2,
  name: id === own ? 'Malika Karimova' : 'Aziz Rahimov',
  state: 'editing',
  since: second(since),
  seenAt: second(60),
  takenAt: null,
  ...fields,
});
const describeAt = (seconds: number, ...views: StoredView[]) => describePresence(views, own, second(seconds));

test('lists nobody where a view is alone: it has the entry', () => {
  expect(describeAt(60, view(own, 0))).toEqual({ others: [], hasEntry: true, takenBy: null });
});

test('gives the entry to who came first', () => {
  expect(describeAt(60, view(own, 0), view(other, 10))).toMatchObject({ hasEntry: true, others: [{ hasEntry: false }] });
  expect(describeAt(60, view(own, 10), view(other, 0))).toMatchObject({
    hasEntry: false,
    takenBy: null,
    others: [{ name: 'Aziz Rahimov', isSamePerson: false, since: second(0).toISOString(), state: 'editing', hasEntry: true }],
  });
});

test('gives the entry to who took it over last, and tells who had it', () => {
  const taken = view(other, 10, { takenAt: second(30) });
  expect(describeAt(60, view(own, 0), taken)).toMatchObject({
    hasEntry: false,
    takenBy: { name: 'Aziz Rahimov', at: second(30).toISOString() },
  });
  expect(describeAt(60, view(own, 0, { takenAt: second(40) }), taken)).toMatchObject({ hasEntry: true, takenBy: null });
});

test('tells nobody of a take-over who came after it', () => {
  expect(describeAt(60, view(own, 40), view(other, 10, { takenAt: second(30) }))).toMatchObject({ hasEntry: false, takenBy: null });
});

test('forgets a view whose heartbeats have ended, and gives the entry back', () => {
  const gone = view(other, 10, { takenAt: second(30), seenAt: second(31) });
  const last = 31 + presenceMs / 1000;
  expect(describeAt(last, view(own, 0), gone).others).toHaveLength(1);
  expect(describeAt(last + 1, view(own, 0), gone)).toEqual({ others: [], hasEntry: true, takenBy: null });
});

test('says where the other view is one of the same person', () => {
  expect(describeAt(60, view(own, 0), view(other, 10, { user: 1 })).others).toMatchObject([{ isSamePerson: true }]);
});
