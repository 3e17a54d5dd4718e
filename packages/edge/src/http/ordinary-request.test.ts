import { readOrdinaryRequest } from './ordinary-request.ts';

const read = (rawHeaders: string[], method = 'GET', url = '/uz') => readOrdinaryRequest({ method, url, rawHeaders });

test('reads what the response to an ordinary request and its count follow from', () => {
  const counted = ['User-Agent', 'b', 'DNT', '0', 'Sec-GPC', '1'];
  expect(
    read(['Host', 'a', ...counted, 'Accept', '*/*', 'ACCEPT-ENCODING', 'br', 'Cookie', 'c=d', 'Referer', 'http://a/', 'X-Request-Id', 'e']),
  ).toEqual({
    key: '/uz\0br',
    headers: {
      ...{ host: 'a', 'accept-encoding': 'br', cookie: 'c=d', referer: 'http://a/', 'x-request-id': 'e' },
      ...{ 'user-agent': 'b', dnt: '0', 'sec-gpc': '1' },
    },
  });
  expect(read(['Host', 'a'])?.key).toBe('/uz');
  expect(read(['Host', 'a', 'Accept-Encoding', ''])?.key).toBe('/uz\0');
});

test.each([
  [[]],
  [['Host', 'a', 'host', 'b']],
  [['Host', 'a', 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip']],
  [['Host', 'a', 'Range', 'bytes=0-1']],
  [['Host', 'a', 'if-none-match', '*']],
  [['Host', 'a', 'Content-Length', '0']],
  [['Host', 'a', 'Transfer-Encoding', 'chunked']],
  [['Host', 'a', 'Expect', '100-continue']],
  [['Host', 'a', 'Sec-Purpose', 'prefetch']],
])('takes %j for no ordinary request', (rawHeaders) => {
  expect(read(rawHeaders)).toBeUndefined();
});

test('takes other methods and queries for no ordinary request', () => {
  expect(read(['Host', 'a'], 'HEAD')).toBeUndefined();
  expect(read(['Host', 'a'], 'GET', '/uz?a')).toBeUndefined();
});
