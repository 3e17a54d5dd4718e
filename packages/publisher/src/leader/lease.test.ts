import { SwapError } from '../swap/swap-error.ts';
import { beatMs, Lease, letGoMs, trustMs } from './lease.ts';

let now = 0;
let lease: Lease;
beforeEach(() => {
  now = 1_000;
  lease = new Lease(() => now);
});

test('a leader stops trusting itself before the server lets another lead, and speaks up often enough', () => {
  expect(trustMs).toBeLessThan(letGoMs);
  // One beat may get lost.
  expect(beatMs * 2).toBeLessThan(trustMs);
});

test('silence is allowed as long as the server is sure to wait', () => {
  now += trustMs;
  expect(() => {
    lease.assert();
  }).not.toThrow();
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(SwapError);
});

test('what counts is when the server was asked, not when its answer was read', async () => {
  await lease.renew(() => {
    now += trustMs + 1;
    return Promise.resolve();
  });
  expect(() => {
    lease.assert();
  }).toThrow(/21 s|20 s/u);
});

test('a question that is not answered renews nothing', async () => {
  now += trustMs;
  await expect(lease.renew(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  now += 1;
  expect(() => {
    lease.assert();
  }).toThrow(SwapError);
});

test('an early answer that comes late takes nothing back', async () => {
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
