import { toFaultStatus } from './reject-unparsed-requests.ts';

const overflow = (packet?: string) => ({ code: 'HPE_HEADER_OVERFLOW', rawPacket: packet === undefined ? undefined : Buffer.from(packet) });

test.each([
  ['a timeout', { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, 408],
  ['a broken request', { code: 'HPE_INVALID_CONSTANT' }, 400],
  ['no code', {}, 400],
  ['a long first line', overflow(`GET /${'a'.repeat(9000)}`), 414],
  ['long headers', overflow(`GET / HTTP/1.1\r\nX: ${'a'.repeat(9000)}`), 431],
  ['the middle of a long header', overflow('a'.repeat(9000)), 431],
  ['no packet', overflow(), 431],
])('%s', (_, fault, status) => {
  expect(toFaultStatus(fault)).toBe(status);
});
