import { fireEvent, screen } from '@testing-library/react';

import { SignInDialog } from '../../src/admin/session/sign-in-dialog.tsx';
import { renderPart } from './render-part.tsx';
import { settle } from './user-steps.ts';

function openDialog(reason: string | null) {
  const [signIn, decline, save] = [jest.fn(() => Promise.resolve(reason)), jest.fn(), jest.fn()];
  renderPart(
    <form onSubmit={save}>
      <SignInDialog email="malika@ochiq.example" signIn={signIn} decline={decline} />
    </form>,
  );
  const submit = (password: string) =>
    settle(() => {
      fireEvent.change(screen.getByLabelText(/^Password/u), { target: { value: password } });
      fireEvent.click(screen.getByRole('button', { name: 'Sign in and go on' }));
    });
  return { signIn, decline, save, submit };
}

test('signs the same person in, and does not save the form around it', async () => {
  const { signIn, save, submit } = openDialog(null);
  expect(screen.getByText('You are malika@ochiq.example')).toBeTruthy();
  await submit('secret');
  expect(signIn.mock.calls).toEqual([['secret']]);
  expect(save).not.toHaveBeenCalled();
});

test('says why the person was not signed in', async () => {
  const { submit } = openDialog('Invalid credentials');
  await submit('wrong');
  expect(screen.getByText('You were not signed in: Invalid credentials')).toBeTruthy();
});

test('is closed by its button only', () => {
  const { decline } = openDialog(null);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(decline).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the form' }));
  expect(decline).toHaveBeenCalledTimes(1);
});
