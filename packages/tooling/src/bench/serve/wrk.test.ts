import { readRound, script } from './wrk.ts';

it('reads what a round came to, wherever it stands', () => {
  const json = '{"requests":1200,"seconds":10.001,"p50Ms":1.5,"p99Ms":20.25,"refused":0,"broken":2}';
  expect(readRound(`Running 10s test\nround ${json}\nRequests/sec: 120\n`)).toEqual(JSON.parse(json));
});

it('says what wrk said where there is no round', () => {
  expect(() => readRound('unable to connect')).toThrow('unable to connect');
});

it('asks for every path as it is', () => {
  expect(script(['/uz', '/uz/a"b'])).toContain('local paths = { "/uz", "/uz/a\\"b" }');
});
