import { isLocalProxyTrusted } from './is-local-proxy-trusted.ts';

test.each([
  [undefined, false],
  ['', false],
  ['10.0.0.0/8', false],
  ['127.0.0.1', true],
  ['10.0.0.1, 127.0.0.0/8', true],
])('%s: %s', (proxies, believed) => {
  expect(isLocalProxyTrusted(proxies)).toBe(believed);
});
