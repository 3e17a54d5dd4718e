import { intakeRequest } from './intake-request.ts';
import { controlFields, formResponse, refusals, getFormResponseStatus, type FormResponse } from './wire.ts';
import { forms } from './forms.ts';

const responses: readonly [FormResponse, number][] = [
  [{ outcome: 'sent', receipt: null }, 201],
  [{ outcome: 'sent', receipt: { number: '2026-ABCDEF', code: 'ABCD-EFGH', dueOn: '2026-12-06' } }, 201],
  [{ outcome: 'problems', problems: [{ field: 'name', code: 'required' }] }, 422],
  [{ outcome: 'state', state: { number: 'A', stage: 'answered', receivedOn: '2026-11-21', dueOn: '2026-12-06', answer: 'Ha' } }, 200],
  [{ outcome: 'refused', reason: 'too-many' }, 429],
  [{ outcome: 'refused', reason: 'failed' }, 503],
  [{ outcome: 'refused', reason: 'unknown' }, 404],
  [{ outcome: 'refused', reason: 'wrong-sign-in' }, 401],
  [{ outcome: 'refused', reason: 'not-confirmed' }, 403],
  [{ outcome: 'refused', reason: 'closed' }, 409],
  [{ outcome: 'signed-in', session: 'abc', remember: true }, 200],
  [{ outcome: 'refused', reason: 'expired' }, 422],
];

it.each(responses)('maps %j to its HTTP status', (response, status) => {
  expect(getFormResponseStatus(response)).toBe(status);
  expect(formResponse.parse(JSON.parse(JSON.stringify(response)))).toEqual(response);
});

it('maps every refusal to a status', () => {
  for (const reason of refusals) expect(getFormResponseStatus({ outcome: 'refused', reason })).toBeGreaterThanOrEqual(400);
});

it('no form field is named like a control field', () => {
  const names = Object.values(forms).flatMap((fields) => Object.keys(fields));
  expect(names.filter((name) => (controlFields as readonly string[]).includes(name))).toEqual([]);
});

it.each(['//evil.example', '/\\evil.example', 'http://inner/', 'javascript:alert(1)', '/a?b', ''])('rejects the page %p', (page) => {
  expect(intakeRequest.shape.page.safeParse(page).success).toBe(false);
  expect(intakeRequest.shape.page.safeParse('/uz/contact').success).toBe(true);
});

it.each([
  ['/uz/yangiliklar/quduq', true],
  ['/uz/quduq\0', false],
  ['/uz/quduq\uD83D', false],
  ['/uz/quduq\uFFFD', false],
])('accepts %j as the page of a form: %p', (page, isTaken) => {
  expect(intakeRequest.shape.page.safeParse(page).success).toBe(isTaken);
});
