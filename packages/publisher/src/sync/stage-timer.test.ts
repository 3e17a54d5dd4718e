import { StageTimer } from './stage-timer.ts';

let now = 0;
const takes = (ms: number) => () => {
  now += ms;
  return ms;
};
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('sums the times of a stage', async () => {
  const spent = new StageTimer();
  expect(await spent.measure('read', takes(200))).toBe(200);
  await spent.measure('swap', takes(50));
  await spent.measure('read', () => Promise.resolve().then(takes(300)));
  expect(spent.seconds).toEqual({ read: 0.5, plan: 0, render: 0, swap: 0.05 });
});

test('measures a failing stage, too', async () => {
  const spent = new StageTimer();
  const fails = async () => {
    await Promise.resolve();
    takes(100)();
    throw new Error('The disk is full');
  };
  await expect(spent.measure('swap', fails)).rejects.toThrow('The disk is full');
  expect(spent.seconds.swap).toBe(0.1);
});
