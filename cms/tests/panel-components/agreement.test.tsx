import { act, fireEvent, screen, within } from '@testing-library/react';

import { requestConfirmation, getAgreementKey, getQuestion, showEntry } from '../../src/admin/agreement/agreement-store.ts';
import { DifferenceList } from '../../src/admin/agreement/difference-list.tsx';
import { PublishDialog } from '../../src/admin/agreement/publish-dialog.tsx';
import type { AgreementResponse, OpenDifference } from '../../src/content/agreement/agreement.ts';
import { renderPart } from './render-part.tsx';

const entry = { type: 'page', document: 'a', locale: 'ru' } as const;
const [uzbekHash, englishHash] = ['u'.repeat(43), 'e'.repeat(43)];

const amount: OpenDifference = {
  ...{ kind: 'amount', mayAccept: true },
  own: { path: 'blocks.0.body.2', before: 'выделено ', text: '15 000 000 сумов', after: ' на конкурс' },
  others: [
    {
      ...{ locale: 'uz', isPublished: true, isReadable: true, hash: uzbekHash },
      place: { path: 'blocks.0.body.3', before: '', text: '1 500 000 soʻm', after: ' ajratildi' },
    },
    { ...{ locale: 'en', isPublished: false, isReadable: false, hash: englishHash }, place: null },
  ],
};

function show(change: Partial<AgreementResponse> = {}) {
  const [pick, accept] = [jest.fn(), jest.fn(() => Promise.resolve())];
  const response: AgreementResponse = { open: [amount], accepted: [], ...change };
  const part = renderPart(
    <DifferenceList entry={entry} response={response} getFieldLabel={(name) => `label of ${name}`} pick={pick} accept={accept} />,
  );
  return { part, pick, accept };
}
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

test('names a difference with the words of each language, and leads to the places that the user may open', async () => {
  const { part, pick } = show();
  const [item] = part.getAllByRole('listitem');
  expect(item?.textContent).toContain('Amount in “label of blocks”');
  expect(item?.textContent).toContain('выделено 15 000 000 сумов на конкурс');
  expect(item?.textContent).toContain('1 500 000 soʻm ajratildi');
  expect(item?.textContent).toContain('English, draft: not mentioned');
  expect(part.getByText('1 500 000 soʻm').closest('[lang]')?.getAttribute('lang')).toBe('uz');
  await press(/^Go to it/u);
  expect(pick).toHaveBeenCalledWith('blocks.0.body.2');
  const links = part.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([expect.stringMatching(/^\/admin\/content-manager\/.*api::page\.page\/a\?.*locale\]=uz&.*blocks\.0\.body\.3$/u)]);
});

test('accepts a difference for both languages with a reason, which is required', async () => {
  const { accept } = show();
  await press(/^It is right so/u);
  const dialog = within(screen.getByRole('dialog'));
  await press('Accept the difference');
  expect(accept).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/^Why it is right so/u), { target: { value: ' With the partner’s share ' } });
  await press('Accept the difference');
  expect(accept).toHaveBeenCalledWith([uzbekHash, englishHash], 'With the partner’s share');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what was accepted and why, and offers nothing to who may not change the text', () => {
  const acceptance = { reason: 'Agreed', by: 'Malika', at: '2026-11-29T07:00:00.000Z' };
  const { part } = show({ open: [], accepted: [{ ...amount, acceptance }] });
  expect(part.getByText('No difference was noticed.')).toBeTruthy();
  expect(part.getByRole('listitem').textContent).toBe('15 000 000 сумов – 1 500 000 soʻm. Malika, 29.11.2026, 12:00: Agreed');
  expect(show({ open: [{ ...amount, mayAccept: false }] }).part.queryByRole('button', { name: /^It is right so/u })).toBeNull();
});

test('asks once before a publication or a plan of it, by entry and difference, and only where the question can be seen', async () => {
  const key = getAgreementKey(entry);
  expect(await requestConfirmation(key, [amount])).toBe(true);
  const hide = showEntry(key);
  const refused = requestConfirmation(key, [amount]);
  const question = getQuestion(key);
  if (!question) throw new Error('No question is asked');
  renderPart(<PublishDialog question={question} locale="ru" getFieldLabel={String} returnFocus={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'The languages say different things' }).textContent).toContain('15 000 000 сумов');
  act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
  expect(await refused).toBe(false);

  const planned = requestConfirmation(key, [amount], 'plan');
  const plan = getQuestion(key);
  if (!plan) throw new Error('No question is asked');
  renderPart(<PublishDialog question={plan} locale="ru" getFieldLabel={String} returnFocus={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Plan it all the same' }));
  expect(await planned).toBe(true);
  expect(await requestConfirmation(key, [amount])).toBe(true);
  const [uzbek] = amount.others;
  if (!uzbek) throw new Error('The example is empty');
  const changed = requestConfirmation(key, [{ ...amount, others: [{ ...uzbek, hash: 'x'.repeat(43) }] }]);
  expect(getQuestion(key)).not.toBeNull();
  hide();
  expect(await changed).toBe(false);
});
