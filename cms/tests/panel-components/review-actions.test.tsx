import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { FormState } from '../../src/admin/review/entry/describe-review.ts';
import { ChangesLink } from '../../src/admin/review/entry/changes-link.tsx';
import { readLiveVersion } from '../../src/admin/review/entry/read-live-version.ts';
import { ReviewActions } from '../../src/admin/review/entry/review-actions.tsx';
import { ReviewFaultText, toReviewFault } from '../../src/admin/review/review-fault.tsx';
import type { ReviewResponse } from '../../src/content/review/review.ts';
import { renderPart } from './render-part.tsx';
import { allowOnly, createReview, createReviewRequests, refuse, reviewer, submittedReview, version } from './review-examples.ts';
import { press, type } from './user-steps.ts';

const entry = { type: 'news', document: 'a', locale: 'uz' } as const;

function show(review: ReviewResponse, form: FormState = { isModified: false, isOutdated: false }) {
  const requests = createReviewRequests();
  const focusState = jest.fn();
  const part = renderPart(
    <ReviewActions
      review={review}
      form={form}
      requests={requests}
      renderChanges={() => <ChangesLink entry={entry} live={4} />}
      focusState={focusState}
    />,
  );
  return { part, requests, focusState };
}

const listButtons = (part: ReturnType<typeof renderPart>) => part.queryAllByRole('button').map(({ textContent }) => textContent);

test('offers what the user may do, and nothing while the form has changes or is outdated', () => {
  expect(listButtons(show(submittedReview).part)).toEqual(['Approve', 'Ask for changes', 'Change reviewers']);
  expect(listButtons(show(submittedReview, { isModified: true, isOutdated: false }).part)).toEqual([]);
  expect(listButtons(show(submittedReview, { isModified: false, isOutdated: true }).part)).toEqual([]);
});

test('submits to chosen reviewers, until a day, with a note', async () => {
  const { requests } = show(createReview());
  await press('Submit for review');
  fireEvent.click(screen.getByRole('checkbox', { name: reviewer.name }));
  type(/^Review due by/u, '28.11.2099');
  type(/^Note for the reviewers/u, ' Before Friday ');
  await press('Submit for review');
  expect(requests.submit.mock.calls).toEqual([[version, { assignees: [reviewer.id], dueOn: '2099-11-28', note: 'Before Friday' }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('does not submit until a day that is over', async () => {
  const { requests } = show(createReview());
  await press('Submit for review');
  type(/^Review due by/u, '28.11.2020');
  await press('Submit for review');
  expect(requests.submit).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('approves the version that was shown when the dialog was opened, with the way to what changed', async () => {
  const { requests } = show(submittedReview);
  await press('Approve');
  expect(screen.getByRole('link', { name: /^See what changed/u }).getAttribute('href')).toBe('/admin/history/news/a/uz?before=4');
  await press('Approve');
  expect(requests.approve.mock.calls).toEqual([[version, '']]);
});

test('asks for changes with a note only, and skips the review with a reason only', async () => {
  const { requests } = show(createReview({ refusals: allowOnly(['ask-for-changes', 'skip']) }));
  await press('Ask for changes');
  await press('Ask for changes');
  expect(screen.getByText('Write it in a few words')).toBeTruthy();
  type(/^What is to be changed/u, 'The date is wrong');
  await press('Ask for changes');
  await press('Skip review');
  type(/^Reason/u, '   ');
  await press('Skip review');
  expect(requests.skip).not.toHaveBeenCalled();
  type(/^Reason/u, 'Flood warning');
  await press('Skip review');
  expect(requests.requestChanges.mock.calls).toEqual([[version, 'The date is wrong']]);
  expect(requests.skip.mock.calls).toEqual([[version, 'Flood warning']]);
});

test('stays open with the reason where the CMS refuses, and gives the focus back to its button', async () => {
  const { requests } = show(submittedReview);
  requests.approve.mockImplementation(() => Promise.reject(refuse('other-version', 'It was changed meanwhile: reload the page')));
  screen.getByRole('button', { name: 'Approve' }).focus();
  await press('Approve');
  await press('Approve');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('It was changed meanwhile: reload the page');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' })));
});

test('changes who reviews, and begins with those who may still approve', async () => {
  const left = { id: 9, name: 'Someone who left' };
  const review = { ...submittedReview, submission: { ...submittedReview.submission, assignees: [reviewer, left] } } as ReviewResponse;
  const { requests } = show(review);
  await press('Change reviewers');
  expect(screen.getByRole('checkbox', { name: reviewer.name }).getAttribute('aria-checked')).toBe('true');
  await press('Save');
  expect(requests.assign.mock.calls).toEqual([[version, { assignees: [reviewer.id], dueOn: '2099-11-28' }]]);
});

test('takes a submission back at once, and says why it can’t', async () => {
  const { part, requests, focusState } = show(createReview({ refusals: allowOnly(['withdraw']) }));
  await press('Take it back');
  expect(requests.withdraw.mock.calls).toEqual([[version]]);
  expect(focusState).toHaveBeenCalledTimes(1);
  requests.withdraw.mockImplementation(() => Promise.reject(refuse('not-submitted', 'It is not submitted')));
  await press('Take it back');
  expect(part.getByRole('alert').textContent).toBe('It is not submitted');
});

describe('the published version', () => {
  const row = (id: number, state: string) => ({ id, state, source: 'edit', author: null, at: '2026-11-26T10:03:00.000Z', changed: null });
  test('is looked for until the end of the history', async () => {
    const pages = [
      { versions: [row(9, 'draft'), row(8, 'draft')], more: true, mayRestore: true },
      { versions: [row(5, 'published')], more: false, mayRestore: true },
    ];
    const get = jest.fn((path: string) => Promise.resolve({ data: pages[path.includes('before=8') ? 1 : 0] }));
    expect(await readLiveVersion(get, entry)).toBe(5);
    expect(get).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['none' as const, 'Nothing of it is published yet'],
    ['unknown' as const, 'could not be read'],
  ])('is %s, which the dialog says', (live, text) => {
    expect(renderPart(<ChangesLink entry={entry} live={live} />).getByText(new RegExp(text, 'u'))).toBeTruthy();
  });
});

const fail = (status: number, name: string) => ({ response: { data: { error: { status, name, message: name, details: {} } } } });

test.each([
  ['the words of the CMS', refuse('own-version', 'You changed it yourself'), 'You changed it yourself'],
  ['a body that is not understood', fail(400, 'ValidationError'), 'Reload the page, and try again'],
  ['a missing right', fail(403, 'ForbiddenError'), 'Your role does not allow this'],
  ['what no longer exists', fail(404, 'NotFoundError'), 'This no longer exists'],
  ['a server that fails', fail(500, 'InternalServerError'), 'tell the administrator'],
  ['no connection', new TypeError('Failed to fetch'), 'There is no connection to the panel'],
])('says what is wrong, and the way out: %s', (_, error, text) => {
  expect(renderPart(<ReviewFaultText fault={toReviewFault(error)} />).getByRole('alert').textContent).toContain(text);
});
