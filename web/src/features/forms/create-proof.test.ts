import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { waitAtLeast } from '../../http/wait-at-least';
import { createProof } from './create-proof';

jest.mock('../../http/wait-at-least', () => ({ waitAtLeast: jest.fn((_: number, promise: Promise<unknown>) => promise) }));

const secret = { hmacSignatureSecret: 'secret' };
const answers = (body: unknown, status = 200) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
};
const requestProof = (form = 'contact') => createProof(form, new AbortController().signal);

it('solves the challenge as the server verifies it', async () => {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey, ...secret });
  answers({ token: 'opened', challenge });
  const { token, proof = '' } = await requestProof();
  expect(token).toBe('opened');
  const payload = JSON.parse(atob(proof)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;
  expect(await verifySolution({ ...payload, deriveKey, ...secret })).toMatchObject({ verified: true });
  expect(proof.length).toBeLessThan(4000);
});

it('returns no proof so early that the sender would be taken for a bot', async () => {
  answers({ token: 'opened', challenge: {} });
  await requestProof();
  const [ms] = jest.mocked(waitAtLeast).mock.lastCall ?? [];
  expect(ms).toBeGreaterThan(3000);
});

it('does not wait for single-click forms', async () => {
  answers({ token: 'opened', challenge: {} });
  await requestProof('feedback');
  expect(jest.mocked(waitAtLeast).mock.lastCall?.[0]).toBe(0);
});

it('returns the token of a challenge that cannot be solved', async () => {
  answers({ token: 'opened', challenge: { parameters: { algorithm: 'ROCK' } } });
  expect(await requestProof()).toEqual({ token: 'opened' });
});

it.each([
  [{ no: 'challenge' }, 200],
  [{}, 503],
])('returns nothing without a challenge: %j', async (body, status) => {
  answers(body, status);
  expect(await requestProof()).toEqual({});
});
