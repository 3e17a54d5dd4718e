import { fireEvent, screen, within } from '@testing-library/react';

import { LettersChoice } from '../../src/admin/review/notices/letters-choice.tsx';
import { NoticeList } from '../../src/admin/review/notices/notice-list.tsx';
import type { ReviewNotice } from '../../src/content/review/review-notices.ts';
import { renderPart } from './render-part.tsx';
import { renderRouted } from './render-routed.tsx';
import { press, settle } from './user-steps.ts';

const now = new Date('2026-11-26T12:00:00Z');
const notice = (part: Partial<ReviewNotice> = {}): ReviewNotice => ({
  ...{ id: 1, kind: 'submitted', type: 'news', document: 'a', locale: 'uz', title: 'Water', at: '2026-11-26T10:03:12.000Z' },
  ...{ by: 'Malika Karimova', note: '', dueOn: null, meantFor: null, isOwn: true },
  ...part,
});

function show(notices: readonly ReviewNotice[]) {
  const dismiss = jest.fn(() => Promise.resolve());
  const part = renderRouted(<NoticeList notices={notices} now={now} dismiss={dismiss} />);
  return { part, dismiss };
}
const listRows = (part: ReturnType<typeof renderPart>) =>
  part.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );

test('lists what waits by its day, what is to be corrected, what can be published, and what happened', () => {
  const { part } = show([
    notice({ id: 1, title: 'No day' }),
    notice({ id: 2, title: 'Later', dueOn: '2026-11-28' }),
    notice({ id: 3, title: 'Late', dueOn: '2026-11-25' }),
    notice({ id: 4, kind: 'changes-asked', title: 'Wells', note: 'The date is wrong' }),
    notice({ id: 5, kind: 'approved', title: 'Budget', meantFor: 'Anvar', isOwn: false }),
    notice({ id: 6, kind: 'not-published', title: 'Tender', by: null }),
    notice({ id: 8, kind: 'unassigned', title: 'Lakes', locale: 'ru' }),
    notice({ id: 7, kind: 'translate', title: 'Rivers', locale: 'ru', dueOn: '2026-11-28' }),
  ]);
  const take = 'Take off my desk';
  expect(listRows(part)).toEqual([
    [
      `LateNews · uz · Malika Karimova · 15:03:12 · late: it was due by 25.11.2026${take}`,
      `LaterNews · uz · Malika Karimova · 15:03:12 · due by 28.11.2026${take}`,
      `No dayNews · uz · Malika Karimova · 15:03:12${take}`,
    ],
    [`WellsNews · uz · Malika Karimova · 15:03:12The date is wrong${take}`],
    [`BudgetNews · uz · Malika Karimova · for Anvar · 15:03:12`],
    [`RiversNews · ru · Malika Karimova · 15:03:12 · due by 28.11.2026${take}`],
    [
      `TenderNews · uz · was not published as planned: an approval is missing · 15:03:12${take}`,
      `LakesNews · ru · no longer yours to translate: given to another person, or taken back · Malika Karimova · 15:03:12${take}`,
    ],
  ]);
  expect(part.getByRole('link', { name: 'Late' }).getAttribute('href')).toContain('api::news.news/a?plugins[i18n][locale]=uz');
});

test('says that nothing waits, and leaves out what did not happen', () => {
  const { part } = show([]);
  for (const text of ['Nothing waits for your approval.', 'No changes are asked of you.', 'Nothing approved waits to be published.'])
    expect(part.getByText(text)).toBeTruthy();
  for (const heading of ['To be translated by me', 'What happened']) expect(part.queryByText(heading)).toBeNull();
});

test('takes a row off the desk, and moves the focus to the desk', async () => {
  const { part, dismiss } = show([notice({ kind: 'alert', type: 'alert', title: '' })]);
  await press(part.getByRole('button', { name: /^Take off my desk: / }));
  expect(dismiss.mock.calls).toEqual([[1]]);
  expect(document.activeElement).toBe(part.getByRole('group', { name: 'What waits for you' }));
});

describe('letters', () => {
  const choose = (name: string) => settle(() => fireEvent.click(screen.getByRole('radio', { name })));

  test('come as it was chosen, at once saved', async () => {
    const save = jest.fn(() => Promise.resolve());
    const part = renderPart(<LettersChoice letters="at-once" save={save} />);
    await choose('Once a day, all in one letter');
    expect(save.mock.calls).toEqual([['daily']]);
    expect(part.getByRole('status').textContent).toBe('Saved.');
  });

  test('stay as they were where the choice is not saved', async () => {
    const part = renderPart(<LettersChoice letters="at-once" save={() => Promise.reject(new Error('no connection'))} />);
    await choose('No letters');
    expect(part.getByRole('status').textContent).toBe('The choice could not be saved: no connection');
    expect(part.getByRole('radio', { name: 'At once' }).getAttribute('aria-checked')).toBe('true');
  });
});
