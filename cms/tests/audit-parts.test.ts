import fc from 'fast-check';

import { toCanonicalJson, toStoredText } from '../src/people/audit/chain/canonical-json';
import { formatFault } from '../src/people/audit/chain/chain-fault';
import { type Anchor, ChainCheck } from '../src/people/audit/chain/check-chain';
import { isGenuineCheckpoint, signCheckpoint } from '../src/people/audit/chain/checkpoint';
import { formatCsv, formatJson } from '../src/people/audit/format-export';
import { isGenuineHead, createHead } from '../src/people/audit/chain/head';
import { deriveChainKey, deriveCheckpointKeys, deriveHeadKey } from '../src/people/audit/chain/keys';
import type { PanelAccount } from '../src/people/audit/panel-accounts';
import { type AccessRow, computeAccess } from '../src/people/audit/compute-access';
import { listBodyFields } from '../src/people/audit/request-events';
import { requestRules, unrecordedRequests } from '../src/people/audit/request-rules';
import { type AttributedEvent, type AuditRow, createSealedRows } from '../src/people/audit/chain/sealed-row';
import { listAccessChanges } from '../src/people/audit/start-audit';
import { getDayStart } from '../src/submissions/forms/days';
import { openRoutes, panelRoutes } from './support/known-routes';

const secret = 'a secret of these tests';
const key = deriveChainKey(secret);
const at = new Date('2026-11-28T10:00:00Z');

const event = (title: string): AttributedEvent => ({
  kind: 'update',
  subject: { type: 'news', id: 'n1', title, locale: 'uz' },
  details: { source: 'edit' },
  actor: { id: 1, name: 'Malika Karimova' },
});
const buildLog = (count: number): AuditRow[] =>
  createSealedRows(
    key,
    null,
    Array.from({ length: count }, (_, index) => event(`Xabar ${String(index + 1)}`)),
    at,
  );
const headOf = (rows: readonly AuditRow[]): Anchor => ({ number: rows.length, hash: rows.at(-1)?.hash ?? '', source: 'head.json' });

/** Checks rows as the database returns them: by their numbers. */
function check(rows: readonly AuditRow[], anchors: readonly Anchor[] = []): string[] {
  const chain = new ChainCheck([key], anchors);
  for (const row of rows.toSorted((one, other) => one.number - other.number)) chain.add(row);
  return chain.end().faults.map(formatFault);
}

const length = 12;
const log = buildLog(length);
const anyNumber = fc.integer({ min: 1, max: length });

describe('the canonical form', () => {
  test('has one text for one value, in whatever order its names are', () => {
    expect(toCanonicalJson({ b: [{ d: 1, c: null }], a: 'ʻ' })).toBe('{"a":"ʻ","b":[{"c":null,"d":1}]}');
    expect(toCanonicalJson({ a: 1, b: 2 })).toBe(toCanonicalJson({ b: 2, a: 1 }));
  });

  test('takes no text that a database would return otherwise', () => {
    expect(toStoredText(`${'x'.repeat(199)}😀`)).toBe(`${'x'.repeat(199)}\uFFFD`);
    expect(toStoredText('a\0b')).toBe('ab');
  });

  test('seals every column of a row, and its number', () => {
    const [row] = buildLog(1);
    if (!row) throw new Error('There is one');
    for (const column of Object.keys(row) as (keyof AuditRow)[])
      expect([
        column,
        check([{ ...row, [column]: typeof row[column] === 'number' ? row[column] + 1 : 'x' }, ...buildLog(3).slice(1)]),
      ]).not.toEqual([column, []]);
  });

  test('numbers rows on from the row before, across writes', () => {
    const [first, second] = buildLog(2);
    if (!first || !second) throw new Error('There are two');
    const [next] = createSealedRows(key, first, [event('Xabar 2')], at);
    expect(next).toEqual(second);
  });
});

describe('the check of a log', () => {
  test('reports nothing of a log that is complete', () => {
    for (const count of [0, 1, 2, 50]) {
      const rows = buildLog(count);
      expect(check(rows, count === 0 ? [] : [headOf(rows)])).toEqual([]);
    }
  });

  test('names a changed row, whichever column was changed', () => {
    const change = fc.constantFrom<Partial<AuditRow>>(
      { at: at.getTime() + 1 },
      { kind: 'delete' },
      { actor: null },
      { actorName: 'Another' },
      { subjectId: 'n2' },
      { subjectTitle: null },
      { details: '{}' },
      { previous: 'f'.repeat(64) },
      { hash: 'f'.repeat(64) },
    );
    const names = (changed: number, columns: Partial<AuditRow>) => {
      const rows = log.map((row) => (row.number === changed ? { ...row, ...columns } : row));
      expect(check(rows, [headOf(log)])).toContain(`Row ${String(changed)} was changed.`);
    };
    fc.assert(fc.property(anyNumber, change, names));
  });

  test('names removed rows, also where the others were renumbered', () => {
    const names = (from: number, count: number) => {
      const to = Math.min(from + count - 1, length - 1);
      const rest = log.filter((row) => row.number < from || row.number > to);
      const text = from === to ? `Row ${String(from)} removed.` : `Rows ${String(from)} to ${String(to)} removed.`;
      expect(check(rest, [headOf(log)])).toEqual([text]);
      const renumbered = rest.map((row, index) => ({ ...row, number: index + 1 }));
      if (from > 1) expect(check(renumbered)).toContain(text);
    };
    fc.assert(fc.property(fc.integer({ min: 1, max: length - 1 }), anyNumber, names));
  });

  test('names an inserted row, also where those after it were renumbered', () => {
    const names = (inserted: number) => {
      const before = log[inserted - 2];
      if (!before) throw new Error('There is one');
      const forged = { ...before, number: inserted, subjectTitle: 'Forged', previous: before.hash, hash: 'e'.repeat(64) };
      const text = `Row ${String(inserted)} was inserted: the CMS never wrote it.`;
      const shifted = log.slice(inserted - 1).map((row) => ({ ...row, number: row.number + 1 }));
      expect(check([...log.slice(0, inserted - 1), forged, ...shifted], [headOf(log)])).toContain(text);
      expect(check([...log, forged], [headOf(log)])).toEqual([text]);
    };
    fc.assert(fc.property(fc.integer({ min: 2, max: length }), names));
  });

  test('names both rows that have changed places', () => {
    const names = (one: number, other: number) => {
      fc.pre(one !== other);
      const swap = (place: number) => (place === one ? other : place === other ? one : place);
      const faults = check(
        log.map((row) => ({ ...row, number: swap(row.number) })),
        [headOf(log)],
      );
      expect(faults).toContain(`Row ${String(one)} was reordered: it was row ${String(other)}.`);
      expect(faults).toContain(`Row ${String(other)} was reordered: it was row ${String(one)}.`);
    };
    fc.assert(fc.property(anyNumber, anyNumber, names));
  });

  test('reports any mix of changes', () => {
    const step = fc.record({ place: fc.nat(length), isRemoval: fc.boolean(), details: fc.json() });
    const reports = (steps: readonly { place: number; isRemoval: boolean; details: string }[]) => {
      let rows = log;
      for (const { place, isRemoval, details } of steps) {
        const chosen = rows[place % rows.length];
        rows = isRemoval ? rows.filter((row) => row !== chosen) : rows.map((row) => (row === chosen ? { ...row, details } : row));
      }
      expect(check(rows, [headOf(log)])).not.toEqual([]);
    };
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), reports));
  });

  test('notices a cut end by the head file or a checkpoint, and by nothing else', () => {
    const rows = buildLog(10);
    expect(check(rows.slice(0, 7))).toEqual([]);
    expect(check(rows.slice(0, 7), [headOf(rows)])).toEqual(['Rows 8 to 10 cut off the end: head.json still names row 10.']);
    expect(check([], [headOf(rows)])).toEqual(['Rows 1 to 10 cut off the end: head.json still names row 10.']);
  });

  test('notices a branch of the log that has the key: rows of another history', () => {
    const rows = buildLog(6);
    const other = createSealedRows(key, rows[2] ?? null, [event('Another'), event('Xabar 5'), event('Xabar 6')], at);
    expect(check([...rows.slice(0, 3), ...other], [headOf(rows)])).toEqual(['Row 6 has another hash than head.json says.']);
    expect(check([...rows.slice(0, 4), ...other.slice(1)])).toEqual([
      'Row 5 does not follow the row before it: it comes from another copy of the log.',
    ]);
  });

  test('says that the key is another one where no row fits', () => {
    const chain = new ChainCheck([deriveChainKey('another secret')], []);
    for (const row of buildLog(4)) chain.add(row);
    expect(chain.end().faults).toEqual([{ kind: 'key' }]);
  });

  test('knows rows from before the secret was changed, by the secret that it was, and none from after with that', () => {
    const newer = deriveChainKey('a newer secret');
    const checkWith = (rows: readonly AuditRow[], keys: readonly Buffer[]) => {
      const chain = new ChainCheck(keys, []);
      for (const row of rows) chain.add(row);
      return chain.end().faults.map(formatFault);
    };
    const later = createSealedRows(newer, log.at(-1) ?? null, [event('Xabar 13'), event('Xabar 14')], at);
    expect(checkWith([...log, ...later], [newer, key])).toEqual([]);
    expect(checkWith([...log, ...later], [newer])).toHaveLength(length);
    const forged = createSealedRows(key, later.at(-1) ?? null, [event('Forged')], at);
    expect(checkWith([...log, ...later, ...forged], [newer, key])).toEqual(['Row 15 was changed.']);
  });

  test('names two hundred wrong rows, and counts the others', () => {
    const rows = buildLog(230).map((row, index) => (index === 0 ? row : { ...row, details: '{}' }));
    const faults = check(rows);
    expect(faults).toHaveLength(201);
    expect(faults.at(-1)).toBe('29 further rows were changed or inserted.');
  });
});

describe('checkpoints and the head file', () => {
  const keys = deriveCheckpointKeys(secret);
  const signed = { format: 1, day: '2026-11-28', at: at.toISOString(), number: 7, rows: 7, hash: 'a'.repeat(64) } as const;

  test('a checkpoint is that of the site, as it was signed', () => {
    const own = signCheckpoint(keys, signed);
    expect(isGenuineCheckpoint(own, deriveCheckpointKeys(secret).publicKey)).toBe(true);
    for (const change of [{ number: 6 }, { rows: 6 }, { day: '2026-11-27' }, { hash: 'b'.repeat(64) }, { signature: 'AAAA' }])
      expect(isGenuineCheckpoint({ ...own, ...change }, keys.publicKey)).toBe(false);
    expect(isGenuineCheckpoint(signCheckpoint(deriveCheckpointKeys('another'), signed), keys.publicKey)).toBe(false);
  });

  test('a head is sealed by its own key', () => {
    const sealed = createHead(deriveHeadKey(secret), { number: 3, hash: 'c'.repeat(64) });
    expect(isGenuineHead(deriveHeadKey(secret), sealed)).toBe(true);
    expect(isGenuineHead(deriveHeadKey(secret), { ...sealed, number: 2 })).toBe(false);
    expect(isGenuineHead(key, sealed)).toBe(false);
  });
});

describe('who had access', () => {
  const account = (id: number, roles: string[], isActive = true): PanelAccount => ({ id, name: `Person ${String(id)}`, roles, isActive });
  const shown = (id: number, roles: string[], isActive = true) => ({ ...account(id, roles, isActive), standsInFor: [] as object[] });
  const row = (hour: number, kind: string, id: string | null, title: string | null, details: object): AccessRow => ({
    at: hour,
    kind,
    subjectId: id,
    subjectTitle: title,
    details: JSON.stringify(details),
  });
  const rows = [
    row(1, 'begin', '1', null, { users: [account(1, ['Super Admin'])], roles: ['Super Admin'] }),
    row(11, 'user', '2', 'Person 2', { action: 'create', roles: ['Editor'], isActive: false }),
    row(12, 'user', '2', 'Person 2', { action: 'update', roles: ['Editor'], isActive: true }),
    row(21, 'role', '5', 'Author', { action: 'update', before: 'Editor' }),
    row(32, 'user', '2', 'Person 2', { action: 'delete', roles: ['Author'], isActive: true }),
  ];
  const onDay = (day: number) => computeAccess(rows, { start: day * 10, end: day * 10 + 10 });

  test('is replayed from the first row: as it was at the end of the day, with who was deleted on it', () => {
    expect(onDay(0)).toEqual([shown(1, ['Super Admin'])]);
    expect(onDay(1)).toEqual([shown(1, ['Super Admin']), shown(2, ['Editor'])]);
    expect(onDay(2)[1]).toEqual(shown(2, ['Author']));
    expect(onDay(3)[1]).toEqual(shown(2, ['Author'], false));
    expect(onDay(4)).toEqual([shown(1, ['Super Admin'])]);
    expect(computeAccess(rows, { start: -10, end: 0 })).toEqual([]);
  });

  test('names for whom a person stood in while both accounts were active', () => {
    const [hour, begin] = [3_600_000, getDayStart('2026-11-28').getTime()];
    const set = { action: 'absence-set', absence: 7, standInId: 2, from: '2026-11-28', until: '2026-11-30' };
    const logged = [
      row(begin, 'begin', '1', null, { users: [account(1, ['Author']), account(2, ['Auditor'])], roles: [] }),
      row(begin + hour, 'absence', '1', 'Person 1', set),
      row(begin + 30 * hour, 'user', '1', 'Person 1', { action: 'update', isActive: false }),
    ];
    const namesOn = (day: number) =>
      computeAccess(logged, { start: begin + day * 24 * hour, end: begin + (day + 1) * 24 * hour })[1]?.standsInFor.map(({ name }) => name);
    expect([namesOn(0), namesOn(1), namesOn(2)]).toEqual([['Person 1'], ['Person 1'], []]);
  });

  test('what was changed outside the panel is recorded at the next start', () => {
    const logged = [account(1, ['Super Admin']), account(2, ['Editor']), account(3, [])];
    const actual = [account(1, ['Super Admin']), account(2, ['Editor', 'Super Admin']), account(4, [])];
    expect(listAccessChanges(logged, actual).map(({ subject, details }) => [subject?.id, details?.['action']])).toEqual([
      ['2', 'update'],
      ['4', 'create'],
      ['3', 'delete'],
    ]);
    expect(listAccessChanges(actual, actual)).toEqual([]);
  });
});

describe('the rules of requests', () => {
  test('every changing route of the panel has a rule, or a reason why it needs none', () => {
    const changing = [...panelRoutes, ...Object.keys(openRoutes)].filter((route) => /^(?:POST|PUT|DELETE) /u.test(route));
    const decided = [...Object.keys(requestRules), ...Object.values(unrecordedRequests).flat()].filter(
      (route) => !route.startsWith('GET '),
    );
    expect(decided.filter((route, index) => decided.indexOf(route) !== index)).toEqual([]);
    expect(changing.filter((route) => !decided.includes(route))).toEqual([
      // It sends a letter, whether there is such an account or not.
      'POST /admin/forgot-password',
    ]);
    expect(decided.filter((route) => !changing.includes(route))).toEqual([]);
  });

  test('of what a request sends only the names are recorded', () => {
    expect(listBodyFields({ request: { body: { password: 'p', 'a b': 1, roles: [1] } } })).toEqual(['password', 'roles']);
    expect(listBodyFields({ request: {} })).toEqual([]);
  });
});

test('exports quote what spreadsheets would take apart or run', async () => {
  const shown = {
    ...({ number: 1, at: at.toISOString(), kind: 'update', hash: 'h', user: null, details: { b: 1, a: '"' } } as const),
    subject: { type: 'news', id: 'n1', title: '=1+1, "x"', locale: null },
  };
  async function* rows() {
    yield await Promise.resolve(shown);
  }
  const text = async (parts: AsyncIterable<string>) => {
    let joined = '';
    for await (const part of parts) joined += part;
    return joined;
  };
  expect(await text(formatCsv(rows()))).toBe(
    '\uFEFFnumber,at,kind,userId,userName,subjectType,subjectId,subjectTitle,subjectLocale,details,hash\r\n' +
      `1,2026-11-28T10:00:00.000Z,update,,,news,n1,"'=1+1, ""x""",,"{""a"":""\\"""",""b"":1}",h\r\n`,
  );
  expect(JSON.parse(await text(formatJson(rows())))).toEqual([shown]);
  async function* none() {
    yield* await Promise.resolve([]);
  }
  expect(await text(formatJson(none()))).toBe('[]\n');
});
