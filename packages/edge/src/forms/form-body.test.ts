import fc from 'fast-check';

import { detectBodyFormat, readFields, type BodyFormat } from './form-body.ts';

const urlencoded = 'application/x-www-form-urlencoded';

test.each([
  [{ 'content-type': urlencoded }, 'urlencoded'],
  [{ 'content-type': `${urlencoded}; charset=UTF-8` }, 'urlencoded'],
  [{ 'content-type': `Application/JSON;charset="utf-8"` }, 'json'],
  [{ 'content-type': 'application/json', 'content-encoding': 'identity' }, 'json'],
  [{ 'content-type': `${urlencoded}; charset=windows-1251` }, undefined],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, undefined],
  [{ 'content-type': 'multipart/form-data; boundary=a' }, undefined],
  [{ 'content-type': 'text/plain' }, undefined],
  [{ 'content-type': 'constructor' }, undefined],
  [{ 'content-type': 'application/json, text/plain' }, undefined],
  [{ 'content-type': '' }, undefined],
  [{}, undefined],
] as const)('%j is %s', (headers, expected) => {
  expect(detectBodyFormat(headers)).toBe(expected);
});

const read = (body: string | Buffer, format: BodyFormat = 'urlencoded') => {
  const fields = readFields(Buffer.from(body), format);
  return fields && Object.fromEntries([...fields].reverse());
};

test.each([
  ['', {}],
  ['&&', {}],
  ['a', { a: '' }],
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=+%2B%20', { a: ' + ' }],
  ['%D0%B0=%D1%8F', { а: 'я' }],
  ['а=я', { а: 'я' }],
  ['a=%zz', undefined],
  ['a=%', undefined],
  ['a=%ff', undefined],
  ['a=%C0%AE', undefined],
  ['a=%ED%A0%80', undefined],
  ['%ff=a', undefined],
])('%s', (body, expected) => {
  expect(read(body)).toEqual(expected);
});

test.each([
  ['{"a":"1"}', { a: '1' }],
  ['{"a":"1","a":"2"}', { a: '2' }],
  ['{}', {}],
  ['{"a":{"b":"c"}}', undefined],
  ['{"a":["b"]}', undefined],
  ['{"a":1}', undefined],
  ['{"a":null}', undefined],
  ['["a"]', undefined],
  ['"a"', undefined],
  ['null', undefined],
  ['{"a":"1"', undefined],
  ['', undefined],
  ['['.repeat(100_000), undefined],
])('%.40s as JSON', (body, expected) => {
  expect(read(body, 'json')).toEqual(expected);
});

test.each(['urlencoded', 'json'] as const)('raw bytes that are not UTF-8 are broken %s', (format) => {
  const [before, after] = format === 'json' ? ['{"a":"', '"}'] : ['a=', ''];
  const body = Buffer.concat([Buffer.from(before), Buffer.from([0xc0, 0xae]), Buffer.from(after)]);
  expect(readFields(body, format)).toBeUndefined();
});

test('accepts forty fields, and rejects one more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => [`f${index}`, 'a'] satisfies [string, string]);
  for (const [count, taken] of [
    [40, true],
    [41, false],
  ] as const) {
    expect(read(new URLSearchParams(many(count)).toString()) !== undefined).toBe(taken);
    expect(read(JSON.stringify(Object.fromEntries(many(count))), 'json') !== undefined).toBe(taken);
  }
  expect(read('a&'.repeat(41))).toBeUndefined();
});

test('reads everything that browsers write; the first of a name counts', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), (pairs) => {
      const fields = readFields(Buffer.from(new URLSearchParams(pairs).toString()), 'urlencoded');
      expect(fields).toEqual(new Map([...pairs].reverse()));
    }),
  );
});

test('any bytes yield fields or nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom<BodyFormat>('urlencoded', 'json'), (bytes, format) => {
      expect(() => readFields(bytes, format)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});
