import { readRound, createWrkScript } from './wrk.ts';

it('parses the result of a round anywhere in the output', () => {
  const json = '{"requests":1200,"seconds":10.001,"p50Ms":1.5,"p99Ms":20.25,"refused":0,"broken":2}';
  expect(readRound(`Running 10s test\nround ${json}\nRequests/sec: 120\n`)).toEqual(JSON.parse(json));
});

it('reports the output of wrk without a result', () => {
  expect(() => readRound('unable to connect')).toThrow('unable to connect');
});

it('requests every path unchanged', () => {
  expect(createWrkScript(['/uz', '/uz/a"b'])).toContain('local paths = { "/uz", "/uz/a\\"b" }');
});
