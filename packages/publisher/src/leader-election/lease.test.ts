import { TransactionError } from '../transaction/transaction-error.ts';
import { heartbeatMs, Lease, sessionTimeoutMs, leaseDurationMs } from './lease.ts';

let now = 0;
let lease: Lease;
beforeEach(() => {
  now = 1_000;
  lease = new Lease(() => now);
});

test('expires before the server gives the lock to another, and is renewed often enough', () => {
  expect(leaseDurationMs).toBeLessThan(sessionTimeoutMs);
  // One beat may get lost.
  expect(heartbeatMs * 2).toBeLessThan(leaseDurationMs);
});

test('stays valid as long as the server is sure to wait', () => {
  now += leaseDurationMs;
  expect(() => {
    lease.assert();
  }).not.toThrow();
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(TransactionError);
});

test('counts from the request, not from the response', async () => {
  await lease.renew(() => {
    now += leaseDurationMs + 1;
    return Promise.resolve();
  });
  expect(() => {
    lease.assert();
  }).toThrow(/21 s|20 s/u);
});

test('is not renewed by a failed heartbeat', async () => {
  now += leaseDurationMs;
  await expect(lease.renew(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(TransactionError);
});

test('is not shortened by a late response to an early request', async () => {
  let late: () => void = () => undefined;
  const slow = lease.renew(() => new Promise<void>((resolve) => (late = resolve)));
  now += leaseDurationMs;
  await lease.renew(() => Promise.resolve());
  late();
  await slow;
  now += leaseDurationMs;
  expect(() => {
    lease.assert();
  }).not.toThrow();
});
