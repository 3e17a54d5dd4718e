import { SpentTime } from './spent-time.ts';

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
  const spent = new SpentTime();
  expect(await spent.on('read', takes(200))).toBe(200);
  await spent.on('swap', takes(50));
  await spent.on('read', () => Promise.resolve().then(takes(300)));
  expect(spent.seconds).toEqual({ read: 0.5, plan: 0, render: 0, swap: 0.05 });
});

test('measures a failing stage, too', async () => {
  const spent = new SpentTime();
  const fails = async () => {
    await Promise.resolve();
    takes(100)();
    throw new Error('The disk is full');
  };
  await expect(spent.on('swap', fails)).rejects.toThrow('The disk is full');
  expect(spent.seconds.swap).toBe(0.1);
});
