import { change, changeKinds, changesResponse, changesQuery } from './change.ts';

const changeBase = { id: 7, at: '2026-11-20T10:00:00.000Z' };
const documentChange = { ...changeBase, kind: 'publish', type: 'news', documentId: 'k3', locales: ['uz', 'ru'], file: null };
const mediaChange = { ...changeBase, kind: 'media', type: null, documentId: null, locales: [], file: 12 };
const localeChange = { ...changeBase, kind: 'locale', type: null, documentId: null, locales: ['fr'], file: null };

const isChange = (value: unknown) => change.safeParse(value).success;

test('accepts every kind of change', () => {
  const forms = [
    documentChange,
    { ...documentChange, kind: 'unpublish' },
    { ...documentChange, kind: 'delete' },
    { ...documentChange, kind: 'shared' },
    { ...documentChange, kind: 'outdated' },
    mediaChange,
    localeChange,
  ];
  expect(forms.map(({ kind }) => kind)).toEqual(changeKinds);
  expect(changesResponse.parse({ changes: forms, first: 1, last: 7 })).toEqual({ changes: forms, first: 1, last: 7 });
});

test.each([
  ['no place in the log', { ...documentChange, id: 0 }],
  ['no instant', { ...documentChange, at: '2026-11-20' }],
  ['another kind', { ...documentChange, kind: 'create' }],
  ['what citizens send', { ...documentChange, type: 'appeal' }],
  ['no document', { ...documentChange, documentId: null }],
  ['no language', { ...documentChange, locales: [] }],
  ['no file', { ...mediaChange, file: null }],
  ['a file and a language', { ...mediaChange, locales: ['uz'] }],
])('rejects a row with %s', (_, row) => {
  expect(isChange(row)).toBe(false);
});

test('accepts the response of an empty log', () => {
  expect(changesResponse.parse({ changes: [], first: 0, last: 0 })).toEqual({ changes: [], first: 0, last: 0 });
});

test.each([
  ['', { after: 0, limit: 100 }],
  ['after=12&limit=1000', { after: 12, limit: 1000 }],
])('parses the query “%s” as %j', (query, parameters) => {
  expect(changesQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(parameters);
});

test.each(['after=', 'after=-1', 'after=1.5', 'after=x', 'limit=0', 'limit=1001', 'before=3'])('rejects the query “%s”', (query) => {
  expect(changesQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(false);
});
