/** @jest-environment jsdom */
import type { FormResponse } from '@ochiq/contract/forms/wire';

import type { HttpResult, HttpClient } from '../../http/client';
import { createFormSender } from './send-form';

type Call = { address: string; body: Readonly<Record<string, string>> };

const sent: FormResponse = { outcome: 'sent', receipt: null };
const expired: FormResponse = { outcome: 'refused', reason: 'expired' };
const taken = (value: FormResponse): HttpResult<FormResponse> => ({ ok: true, value });
const refused = (body: unknown, requestId?: string): HttpResult<FormResponse> => ({
  ok: false,
  reason: 'refused',
  status: 422,
  body,
  ...(requestId !== undefined && { requestId }),
});

/** A server that gives these answers one after the other. */
function road(...answers: HttpResult<FormResponse>[]) {
  const calls: Call[] = [];
  const ask: HttpClient = (address, { body }) => {
    calls.push({ address, body: body as Call['body'] });
    return Promise.resolve((answers.shift() ?? taken(sent)) as never);
  };
  let proofCount = 0;
  const prove = jest.fn(() => Promise.resolve({ token: `t${++proofCount}`, proof: 'p' }));
  const send = createFormSender({
    httpClient: ask,
    address: '/en/forms/callback',
    createProof: prove,
    signal: new AbortController().signal,
  });
  return { calls, prove, send, keys: () => calls.map(({ body }) => body['key']) };
}

const fields = { name: 'Anvar', phone: '1051', page: '/en/contact', website: '' };

it('sends the fields with control fields to the form’s own address', async () => {
  const { calls, send } = road();
  expect(await send(fields)).toEqual(sent);
  expect(calls).toEqual([{ address: '/en/forms/callback', body: { ...fields, token: 't1', proof: 'p', key: expect.any(String) } }]);
});

it('uses one key for the same content until it is accepted, and another for other content', async () => {
  const { send, keys } = road({ ok: false, reason: 'timeout' }, { ok: false, reason: 'broken' });
  await send(fields);
  await send(fields);
  await send(fields);
  await send(fields);
  await send({ ...fields, name: 'Anora' });
  const [first, second, third, again, other] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, again, other]).size).toBe(3);
});

it('asks for a new challenge and tries once more where the first is no longer good', async () => {
  const { send, calls, prove, keys } = road(refused(expired));
  expect(await send(fields)).toEqual(sent);
  expect(calls.map(({ body }) => body['token'])).toEqual(['t1', 't2']);
  expect(new Set(keys()).size).toBe(1);
  expect(prove).toHaveBeenCalledTimes(2);
});

it('tries no third time', async () => {
  const { send, calls } = road(refused(expired), refused(expired));
  expect(await send(fields)).toEqual(expired);
  expect(calls).toHaveLength(2);
});

it('returns a refusal with a reason as a result, and one without as a failure', async () => {
  const problems: FormResponse = { outcome: 'problems', problems: [{ field: 'phone', code: 'phone' }] };
  const { send } = road(refused(problems, 'a3bb189e'), refused('<h1>Bad gateway</h1>'));
  expect(await send(fields)).toEqual({ ...problems, requestId: 'a3bb189e' });
  expect(await send(fields)).toMatchObject({ ok: false, reason: 'refused' });
});

it('sends without a proof that takes too long', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(() => Promise.resolve(taken(sent)));
  const prove = () => new Promise<never>(() => undefined);
  const send = createFormSender({
    httpClient: ask as unknown as HttpClient,
    address: '/',
    createProof: prove,
    signal: new AbortController().signal,
  });
  const sending = send(fields);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await sending).toEqual(sent);
  expect(ask).toHaveBeenCalledWith('/', expect.objectContaining({ body: { ...fields, key: expect.any(String) } }));
  jest.useRealTimers();
});
