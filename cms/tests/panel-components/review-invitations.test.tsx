import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { InvitationList } from '../../src/admin/review/invitations/invitation-list.tsx';
import { hasOutsideApprovals } from '../../src/admin/review/invitations/has-outside-approvals.ts';
import { findPersonFaults } from '../../src/admin/review/invitations/invite-dialog.tsx';
import type { ReviewInvitation, ReviewResponse } from '../../src/content/review/review.ts';
import { renderPart } from './render-part.tsx';
import { allowOnly, at, createReview, createReviewRequests, refuse, time, version } from './review-examples.ts';
import { press, type } from './user-steps.ts';

const invitation: ReviewInvitation = {
  ...{ id: 5, name: 'Aziza Rahimova', email: 'aziza@ministry.example', locales: ['uz', 'ru'], by: 'Malika Karimova', at },
  ...{ until: '2026-12-03T10:03:00.000Z', state: 'valid', opened: 2, openedAt: at, answeredAt: null, note: '' },
};

function show(part: Partial<ReviewResponse> = {}, made: ReviewResponse['made'] = []) {
  const requests = createReviewRequests(createReview({ made }));
  const copy = jest.fn(() => Promise.resolve());
  const review = createReview({
    needed: { approvals: 1, outside: 'counts' },
    invitations: [invitation],
    refusals: allowOnly(['invite']),
    ...part,
  });
  return { part: renderPart(<InvitationList review={review} requests={requests} copy={copy} />), requests, copy };
}

test('lists whom, in which languages, by whom, how often it was opened, and revokes it', async () => {
  const { part, requests } = show();
  expect(part.getByRole('listitem').textContent).toContain(
    `Aziza RahimovaWaits until 03.12.2026, 15:03aziza@ministry.example · uz, ru · invited by Malika Karimova · opened 2 times, first ${time}`,
  );
  await press('Revoke');
  expect(requests.revoke.mock.calls).toEqual([[5]]);
});

test('shows what was said from outside, and revokes nothing that is over', () => {
  const { part } = show({
    invitations: [{ ...invitation, state: 'objected', answeredAt: at, note: 'The budget is wrong' }],
    refusals: allowOnly([], { invite: 'own-version' }),
  });
  expect(part.getByText(`Objected, ${time}`)).toBeTruthy();
  expect(part.getByText('The budget is wrong')).toBeTruthy();
  expect(part.getByText(/another person invites/u)).toBeTruthy();
  expect(part.queryAllByRole('button')).toEqual([]);
});

test('invites a person to the version that was shown, and shows the links once', async () => {
  const address = 'https://ochiq.example/uz/review/abc';
  const { part, requests, copy } = show({}, [{ locale: 'uz', address }]);
  await press('Invite a person');
  type(/^Name/u, 'Aziza Rahimova');
  type(/^E-mail address/u, 'aziza');
  type(/^For how many days/u, '31');
  await press('Send the invitation');
  expect(screen.getByText('Write an address like name@organization.uz')).toBeTruthy();
  expect(screen.getByText('Write a number from 1 to 30')).toBeTruthy();
  type(/^E-mail address/u, ' aziza@ministry.example ');
  type(/^For how many days/u, '3');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Send the invitation');
  expect(requests.invite.mock.calls).toEqual([
    [version, { name: 'Aziza Rahimova', email: 'aziza@ministry.example', days: 3, isOfAll: true }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(part.getByRole<HTMLInputElement>('textbox').value).toBe(address);
  await press('Copy the link');
  expect(copy).toHaveBeenCalledWith(address);
  await waitFor(() => part.getByRole('button', { name: 'Copied' }));
});

test('stays open with the reason where the CMS refuses the address', async () => {
  const { requests } = show();
  requests.invite.mockImplementation(() => Promise.reject(refuse('panel-account', 'This address has an account')));
  await press('Invite a person');
  type(/^Name/u, 'Aziza Rahimova');
  type(/^E-mail address/u, 'aziza@ministry.example');
  await press('Send the invitation');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('This address has an account');
});

test('is there where the rule uses approvals from outside, or a person was invited before', () => {
  expect(hasOutsideApprovals(createReview())).toBe(false);
  expect(hasOutsideApprovals(createReview({ invitations: [invitation] }))).toBe(true);
  expect(hasOutsideApprovals(createReview({ needed: { approvals: 1, outside: 'required' } }))).toBe(true);
});

test('sends no number of days that is none', () => {
  const person = { name: 'A', email: 'a@b.uz' };
  for (const days of ['', '0', '2.5', 'three', '31']) expect(findPersonFaults({ ...person, days })).toEqual(['days']);
  expect(findPersonFaults({ ...person, days: '30' })).toEqual([]);
});
