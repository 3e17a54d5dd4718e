import type { Core } from '@strapi/strapi';

import { acquireWriteLock } from '../src/platform/database/transactions';

test('a transaction takes the lock once, however many of its steps ask for it', async () => {
  const strapi = { db: { dialect: { client: 'postgres' } } } as unknown as Core.Strapi;
  const createTransaction = () => ({ trx: { raw: jest.fn(() => Promise.resolve()) } });
  const [first, second] = [createTransaction(), createTransaction()];
  for (const transaction of [first, second, first]) await acquireWriteLock(strapi, transaction);
  expect([first, second].map(({ trx }) => trx.raw.mock.calls.length)).toEqual([1, 1]);
  // One that could not have it asks again.
  const failing = { trx: { raw: jest.fn().mockRejectedValueOnce(new Error('The connection is over')) } };
  await expect(acquireWriteLock(strapi, failing)).rejects.toThrow('over');
  await acquireWriteLock(strapi, failing);
  expect(failing.trx.raw).toHaveBeenCalledTimes(2);
});
