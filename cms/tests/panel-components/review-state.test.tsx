import {
  describeNextStep,
  describeReviewState,
  findPublishObstacle,
  type FormState,
} from '../../src/admin/review/entry/describe-review.ts';
import { ReviewStateView } from '../../src/admin/review/entry/review-state.tsx';
import { englishReview } from '../../src/admin/texts/en/review/entry.ts';
import type { ReviewResponse } from '../../src/content/review/review.ts';
import { renderPart } from './render-part.tsx';
import { allowOnly, at, author, createReview, reviewer, submission, submittedReview, time } from './review-examples.ts';

const unchanged: FormState = { isModified: false, isOutdated: false };
const say = (review: ReviewResponse, form: FormState = unchanged) => ({
  state: englishReview[describeReviewState(review).id],
  next: englishReview[describeNextStep(review, form)],
});

test.each<[string, Partial<ReviewResponse>, string, string]>([
  ['a draft, to its author', {}, 'Not submitted yet', 'press “Submit for review”'],
  ['a draft, to others', { refusals: allowOnly([]) }, 'Not submitted yet', 'submitted by those who write it'],
  ['a version changed since', { isVoid: true }, 'Void: changed since it was submitted', 'press “Submit for review”'],
  ['what waits, to a reviewer', submittedReview, 'Submitted, waits for approval', 'Then approve it, or ask for changes'],
  [
    'what waits, to its author',
    { state: 'submitted', refusals: allowOnly([], { approve: 'own-version' }) },
    'Submitted, waits for approval',
    'another person has to approve it',
  ],
  [
    'what one of two approved, to that one',
    {
      state: 'submitted',
      needed: { approvals: 2, outside: 'none' },
      refusals: allowOnly([], { approve: 'already-approved' }),
    },
    'Submitted, waits for approval',
    'One more person has to',
  ],
  [
    'what waits for outside, to who may invite',
    {
      state: 'submitted',
      needed: { approvals: 1, outside: 'required' },
      missing: { approvals: 1, outside: true },
      refusals: allowOnly(['invite']),
    },
    'Submitted, waits for approval',
    'Invite a person outside',
  ],
  [
    'what waits for outside, to others',
    {
      state: 'submitted',
      needed: { approvals: 1, outside: 'required' },
      missing: { approvals: 1, outside: true },
      refusals: allowOnly([]),
    },
    'Submitted, waits for approval',
    'waits for the approval from outside',
  ],
  ['what is to be corrected, to its author', { state: 'changes-asked' }, 'Changes asked for', 'Correct the text'],
  [
    'what is to be corrected, to others',
    { state: 'changes-asked', refusals: allowOnly([]) },
    'Changes asked for',
    'Those who write it correct it',
  ],
  ['what is approved, to who may publish', { state: 'approved', refusals: allowOnly(['publish']) }, 'Approved', 'You can publish it now'],
  ['what is approved, to others', { state: 'approved', refusals: allowOnly([]) }, 'Approved', 'by those who may publish'],
  ['what skipped the review', { state: 'skipped', refusals: allowOnly(['publish']) }, 'Review skipped', 'You can publish it now'],
  ['what is published', { state: 'published' }, 'Published as it is saved', 'it has to be reviewed again'],
  [
    'what no rule is for',
    { needed: { approvals: 0, outside: 'none' }, refusals: allowOnly(['publish']) },
    'No approval is needed here',
    'without another person',
  ],
])('says the state and the next step of %s', (_, part, state, next) => {
  const described = say(createReview(part));
  expect(described.state).toBe(state);
  expect(described.next).toContain(next);
});

test('a form with changes of its own says to save them first, an outdated one to reload', () => {
  expect(say(submittedReview, { isModified: true, isOutdated: false }).next).toContain('save them first');
  expect(say(submittedReview, { isModified: false, isOutdated: true }).next).toContain('Reload the page');
});

test('publishing is stopped by a missing approval, and by changes that nobody has reviewed', () => {
  const unsaved = 'Save it first';
  expect(findPublishObstacle(createReview(), unchanged, unsaved)).toBe('Not approved yet: Baxtiyor Saidov may approve it');
  const approved = createReview({ state: 'approved', publishRefusal: null });
  expect(findPublishObstacle(approved, unchanged, unsaved)).toBeNull();
  expect(findPublishObstacle(approved, { isModified: true }, unsaved)).toBe(unsaved);
  const free = createReview({ needed: { approvals: 0, outside: 'none' }, publishRefusal: null });
  expect(findPublishObstacle(free, { isModified: true }, unsaved)).toBeNull();
});

test('shows who submitted it when with what note, until when, and how many of how many approved it', () => {
  const part = renderPart(
    <ReviewStateView
      review={createReview({
        state: 'submitted',
        needed: { approvals: 2, outside: 'none' },
        submission: { ...submission, decisions: [{ kind: 'approved', by: reviewer, at, note: 'Fine' }] },
      })}
      form={unchanged}
    />,
  );
  expect(part.getByRole('status').textContent).toContain('Approvals: 1 of 2');
  for (const text of [
    `Submitted by ${author.name}, ${time}`,
    'Before Friday, please',
    `Reviewers: ${reviewer.name}`,
    'Review due by 28.11.2099',
    `May approve: ${reviewer.name}`,
  ])
    expect(part.getByText(text)).toBeTruthy();
  expect(part.getByRole('list', { name: 'Decisions' }).textContent).toBe(`Approved by ${reviewer.name}, ${time}Fine`);
});

test('shows the reason of a skipped review to everyone, and no day that no longer counts', () => {
  const decision = { kind: 'skipped' as const, by: reviewer, at, note: 'Flood warning' };
  const part = renderPart(
    <ReviewStateView
      review={createReview({
        state: 'skipped',
        submission: { ...submission, dueOn: '2026-01-01', decisions: [decision] },
        publishRefusal: null,
      })}
      form={unchanged}
    />,
  );
  expect(part.getByText('Flood warning')).toBeTruthy();
  expect(part.queryByText(/due by/u)).toBeNull();
});

test('says that a day is over, and that there is no one to approve', () => {
  const part = renderPart(
    <ReviewStateView
      review={createReview({ state: 'submitted', submission: { ...submission, dueOn: '2026-01-01' }, reviewers: [] })}
      form={unchanged}
    />,
  );
  expect(part.getByText('Review was due by 01.01.2026')).toBeTruthy();
  expect(part.getByText(/^No other person may approve this version/u)).toBeTruthy();
});
