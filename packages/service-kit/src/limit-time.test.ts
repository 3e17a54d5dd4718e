import { limitTime, TimeLimitError } from './limit-time.ts';

it('returns what work in time returns, and rejects as it does', async () => {
  await expect(limitTime(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(limitTime(Promise.reject(new Error('away')), 1000)).rejects.toThrow('away');
});

it('rejects where work never ends, with the code that Node.js has for it', async () => {
  const never = limitTime(new Promise(() => undefined), 5);
  await expect(never).rejects.toThrow(TimeLimitError);
  await expect(never).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
