import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { updateRule, createRule, isScopeTaken } from '../../src/admin/review/rules/rule-edits.ts';
import { RulesEditor } from '../../src/admin/review/rules/rules-editor.tsx';
import type { ReviewRule, ReviewRulesResponse } from '../../src/content/review/rules/review-rules.ts';
import { renderPart } from './render-part.tsx';
import { chooseOption, createRefusal, press } from './user-steps.ts';

const newsRule: ReviewRule = { type: 'news', section: null, locale: null, approvals: 1, outside: 'none', skippedBy: ['press'] };
const pageRule: ReviewRule = {
  type: 'page',
  section: 'section:activities',
  locale: 'uz',
  approvals: 2,
  outside: 'required',
  skippedBy: [],
};
const known: ReviewRulesResponse = {
  revision: 4,
  rules: [pageRule, newsRule],
  roles: [
    { code: 'press', name: 'Press service', mayReview: true },
    { code: 'editor-uz', name: 'Editor (uz)', mayReview: false },
  ],
  sections: [
    { section: 'section:activities', title: 'Activities', depth: 0 },
    { section: 'page:abc', title: 'Saving water', depth: 1 },
  ],
  mayUpdate: true,
};

function show(part: Partial<ReviewRulesResponse> = {}) {
  const save = jest.fn((rules: readonly ReviewRule[]) => Promise.resolve(rules));
  return { part: renderPart(<RulesEditor known={{ ...known, ...part }} save={save} />), save };
}

test('lists who approves what, wide rules of a type first', () => {
  const { part } = show();
  const rows = within(part.getByRole('table', { name: 'Rules of the review' })).getAllByRole('row');
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ),
  ).toEqual([
    ['News, All languages', 'one other person', 'is not used', 'Press service'],
    ['Page, Activities, Oʻzbekcha', 'two other people', 'is required', 'no role'],
  ]);
});

test('changes nothing for those who may only read', () => {
  const { part } = show({ mayUpdate: false });
  expect(part.queryAllByRole('button')).toEqual([]);
  expect(part.getByText(/A Super Admin changes them/u)).toBeTruthy();
});

test('warns where no role may approve anything', () => {
  const { part } = show({ roles: known.roles.map((role) => ({ ...role, mayReview: false })) });
  expect(part.getByText(/^No role may approve anything yet/u)).toBeTruthy();
});

test('adds a rule for a part of the page tree in a language', async () => {
  const { save, part } = show();
  await press('Add a rule');
  chooseOption('Content type', 'Page');
  chooseOption('Part of the page tree', '— Saving water');
  chooseOption('Language', 'Русский');
  chooseOption('Has to approve', 'two other people');
  chooseOption('Approval from outside', 'counts as one approval');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Press service' }));
  await press('Save the rule');
  const added: ReviewRule = { type: 'page', section: 'page:abc', locale: 'ru', approvals: 2, outside: 'counts', skippedBy: ['press'] };
  expect(save.mock.calls).toEqual([[[pageRule, newsRule, added]]]);
  await waitFor(() => expect(part.getByRole('status').textContent).toBe('The rules are saved. They count at once.'));
});

test('refuses a second rule for the same', async () => {
  const { save } = show();
  await press('Add a rule');
  chooseOption('Content type', 'News');
  await press('Save the rule');
  expect(screen.getByText('There is a rule for this already: change that one')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('changes a rule, and removes one after it was confirmed', async () => {
  const { save } = show();
  await press('Change: News, All languages');
  chooseOption('Has to approve', 'no other person');
  await press('Save the rule');
  await press('Remove: Page, Activities, Oʻzbekcha');
  expect(screen.getByText(/^Page, Activities, Oʻzbekcha\. From now on/u)).toBeTruthy();
  await press('Remove');
  expect(save.mock.calls).toEqual([[[pageRule, { ...newsRule, approvals: 0, skippedBy: [] }]], [[newsRule]]]);
});

test('stays open with the reason where another administrator was faster', async () => {
  const { save } = show();
  save.mockImplementation(() => Promise.reject(createRefusal('The rules were changed meanwhile: reload the page')));
  await press('Remove: News, All languages');
  await press('Remove');
  expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('The rules were changed meanwhile: reload the page');
});

test('drops what no longer fits a changed rule', () => {
  expect(updateRule(pageRule, { type: 'news' })).toMatchObject({ type: 'news', section: null });
  expect(updateRule(pageRule, { approvals: 0 })).toMatchObject({ outside: 'none', skippedBy: [] });
  expect(isScopeTaken([newsRule], createRule('news'), null)).toBe(true);
  expect(isScopeTaken([newsRule], createRule('news'), newsRule)).toBe(false);
});
