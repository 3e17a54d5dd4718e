import fc from 'fast-check';

import { decryptReceipt, encryptReceipt, deriveReceiptKey } from './sealed-receipt.ts';

const key = deriveReceiptKey('a-secret-of-the-tests');
const sent = { receipt: { number: 'A-2026-0001', code: 'K7QX', dueOn: '2026-03-04' }, back: '/ru/about' };
const minutes = 60_000;

test('decrypts a receipt for half an hour', () => {
  const sealed = encryptReceipt(sent, 'appeal', key, 0);
  expect(decryptReceipt(sealed, 'appeal', key, 30 * minutes - 1)).toEqual(sent);
  expect(decryptReceipt(sealed, 'appeal', key, 30 * minutes)).toBeUndefined();
});

test('is unreadable, and fits into an address', () => {
  const sealed = encryptReceipt(sent, 'appeal', key, 0);
  expect(sealed).toMatch(/^[\w-]{100,300}$/u);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('A-2026');
  expect(encryptReceipt(sent, 'appeal', key, 0)).not.toBe(sealed);
});

test('rejects another key and another form', () => {
  const sealed = encryptReceipt(sent, 'appeal', key, 0);
  expect(decryptReceipt(sealed, 'appeal', deriveReceiptKey('another-secret-of-the-tests'), 0)).toBeUndefined();
  expect(decryptReceipt(sealed, 'contact', key, 0)).toBeUndefined();
});

test('rejects a single changed bit', () => {
  const bytes = Buffer.from(encryptReceipt(sent, 'appeal', key, 0), 'base64url');
  fc.assert(
    fc.property(fc.nat({ max: bytes.length * 8 - 1 }), (bit) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(decryptReceipt(changed.toString('base64url'), 'appeal', key, 0)).toBeUndefined();
    }),
  );
});

test('rejects any other text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => expect(decryptReceipt(text, 'appeal', key, 0)).toBeUndefined()),
  );
});
