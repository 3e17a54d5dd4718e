import { setSignInQuestion, withSignInPrompt } from '../src/admin/session/suspend-ended-session';

const renewal = 'http://localhost:1337/admin/access-token';
const ended = () => Promise.resolve(new Response('{"error":{}}', { status: 401 }));

test('answers a renewal with the token of the new session, once the person has signed in', async () => {
  const end = setSignInQuestion(() => Promise.resolve('new-token'));
  const response = await withSignInPrompt(ended)(renewal, { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([200, { data: { token: 'new-token' } }]);
  end();
});

test('lets the session end where the person declines, and where no form would be lost', async () => {
  const end = setSignInQuestion(() => Promise.resolve(null));
  expect((await withSignInPrompt(ended)(renewal)).status).toBe(401);
  end();
  expect((await withSignInPrompt(ended)(renewal)).status).toBe(401);
});

test('asks about no other request, and about no session that goes on', async () => {
  const ask = jest.fn(() => Promise.resolve('new-token'));
  const end = setSignInQuestion(ask);
  expect((await withSignInPrompt(ended)('/admin/users/me')).status).toBe(401);
  expect((await withSignInPrompt(() => Promise.resolve(new Response('{}')))(new Request(renewal))).status).toBe(200);
  expect(ask).not.toHaveBeenCalled();
  end();
});

test('does not end the question of a form that was opened later', async () => {
  const end = setSignInQuestion(() => Promise.resolve('first'));
  const endSecond = setSignInQuestion(() => Promise.resolve('second'));
  end();
  expect(await (await withSignInPrompt(ended)(renewal)).json()).toEqual({ data: { token: 'second' } });
  endSecond();
});
