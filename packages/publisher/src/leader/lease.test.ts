import { SwapError } from '../swap/swap-error.ts';
import { beatMs, Lease, letGoMs, trustMs } from './lease.ts';

let now = 0;
let lease: Lease;
beforeEach(() => {
  now = 1_000;
  lease = new Lease(() => now);
});

test('expires before the server gives the lock to another, and is renewed often enough', () => {
  expect(trustMs).toBeLessThan(letGoMs);
  // One beat may get lost.
  expect(beatMs * 2).toBeLessThan(trustMs);
});

test('stays valid as long as the server is sure to wait', () => {
  now += trustMs;
  expect(() => {
    lease.assert();
  }).not.toThrow();
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(SwapError);
});

test('counts from the request, not from the response', async () => {
  await lease.renew(() => {
    now += trustMs + 1;
    return Promise.resolve();
  });
  expect(() => {
    lease.assert();
  }).toThrow(/21 s|20 s/u);
});

test('is not renewed by a failed heartbeat', async () => {
  now += trustMs;
  await expect(lease.renew(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(SwapError);
});

test('is not shortened by a late response to an early request', async () => {
  let late: () => void = () => undefined;
  const slow = lease.renew(() => new Promise<void>((resolve) => (late = resolve)));
  now += trustMs;
  await lease.renew(() => Promise.resolve());
  late();
  await slow;
  now += trustMs;
  expect(() => {
    lease.assert();
  }).not.toThrow();
});
