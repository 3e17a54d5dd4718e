/** @jest-environment jsdom */
import type { FormResponse } from '@ochiq/contract/forms/wire';

import { readFiles } from './use-checked-form';
import { createFormSender } from './send-form';

const sent: FormResponse = { outcome: 'sent', receipt: null };
const problems: FormResponse = { outcome: 'problems', problems: [{ field: 'files', code: 'files', said: 'Virus' }] };

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();
globalThis.fetch = fetched as unknown as typeof fetch;
beforeEach(() => fetched.mockReset());

const answers = (status: number, content: unknown) =>
  fetched.mockResolvedValueOnce({ status, headers: new Headers({ 'X-Request-Id': 'r-1' }), json: () => Promise.resolve(content) });
const bodies = () => fetched.mock.calls.map(([, { body }]) => body as FormData);

function sender(signal = new AbortController().signal) {
  const ask = jest.fn();
  const send = createFormSender({
    httpClient: ask,
    address: '/en/forms/appeal',
    createProof: () => Promise.resolve({ token: 't', proof: 'p' }),
    signal,
  });
  return { ask, send };
}

const fields = { name: 'Anvar', page: '/en/appeals' };
const [note, other] = ['a.txt', 'b.txt'].map((name) => new File(['x'], name, { type: 'text/plain', lastModified: 1 })) as [File, File];

it('sends files as a browser without scripts does, with the control fields', async () => {
  answers(201, sent);
  const { ask, send } = sender();
  expect(await send(fields, [note, other])).toEqual({ ...sent, requestId: 'r-1' });
  expect(ask).not.toHaveBeenCalled();
  expect(fetched.mock.calls[0]).toEqual(['/en/forms/appeal', expect.objectContaining({ headers: { Accept: 'application/json' } })]);
  const [body] = bodies();
  expect(body?.get('name')).toBe('Anvar');
  expect([body?.get('token'), body?.get('proof'), body?.get('key')]).toEqual(['t', 'p', expect.any(String)]);
  expect(body?.getAll('files').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt']);
});

it('tries the same again with the same key, and other files with another', async () => {
  answers(503, { outcome: 'refused', reason: 'failed' });
  answers(422, problems);
  answers(201, sent);
  const { send } = sender();
  await send(fields, [note]);
  expect(await send(fields, [note])).toMatchObject(problems);
  await send(fields, [other]);
  const keys = bodies().map((body) => body.get('key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('returns why sending failed', async () => {
  const leaving = new AbortController();
  const { send } = sender(leaving.signal);
  answers(502, 'no answer of ours');
  expect(await send(fields, [note])).toEqual({ ok: false, reason: 'broken', status: 502, requestId: 'r-1' });
  fetched.mockRejectedValue(new Error('gone'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await send(fields, [note])).toEqual({ ok: false, reason: 'offline' });
  leaving.abort();
  expect(await send(fields, [note])).toEqual({ ok: false, reason: 'aborted' });
});

it('finds no file where none was chosen', () => {
  document.body.innerHTML = '<form><input type="file" name="files" multiple></form>';
  const [form] = document.forms;
  expect(form && readFiles(form)).toEqual([]);
});
