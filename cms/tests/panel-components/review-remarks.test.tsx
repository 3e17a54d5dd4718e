import { fireEvent, screen } from '@testing-library/react';

import { findFieldPath, watchFields } from '../../src/admin/review/remarks/last-field.ts';
import { findRemarkPlace, listPlaceOptions, toRemarkPlace } from '../../src/admin/review/remarks/remark-places.ts';
import { RemarkList } from '../../src/admin/review/remarks/remark-list.tsx';
import type { RemarkThread } from '../../src/content/review/review.ts';
import { renderPart } from './render-part.tsx';
import { at, author, createReviewRequests, refuse, reviewer, time } from './review-examples.ts';
import { press } from './user-steps.ts';

const text = (id: number | undefined) => ({ __component: 'block.text', ...(id !== undefined && { id }), body: [] });
const quote = (id: number) => ({ __component: 'block.quote', id, text: 'Water' });

const thread = (part: Partial<RemarkThread> = {}): RemarkThread => ({
  id: 1,
  by: reviewer,
  at,
  text: 'Too long',
  field: 'title',
  block: null,
  resolved: null,
  replies: [],
  mayResolve: true,
  ...part,
});
const resolvedThread = thread({ id: 2, text: 'Done', resolved: { by: author, at } });

function show(threads: readonly RemarkThread[], options: { mayRemark?: boolean; lastField?: string | null } = {}) {
  const requests = createReviewRequests();
  const pick = jest.fn();
  const { mayRemark = true, lastField = null } = options;
  const part = renderPart(
    <RemarkList
      type="page"
      values={{ blocks: [text(4), quote(4), text(undefined)] }}
      threads={threads}
      mayRemark={mayRemark}
      lastField={lastField}
      requests={requests}
      pick={pick}
    />,
  );
  return { part, requests, pick };
}

test('counts open remarks, lists them first, and shows resolved ones on demand', async () => {
  const { part } = show([resolvedThread, thread()]);
  expect(part.getByRole('status').textContent).toBe('1 open remark');
  expect(part.getAllByRole('listitem')).toHaveLength(1);
  await press('Show 1 resolved remark');
  expect(part.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining(`Title${reviewer.name}, ${time}Too long`),
    expect.stringContaining(`Resolved by ${author.name}, ${time}`),
  ]);
});

test('leads to its field, and to its block where that is now', async () => {
  const { pick } = show([thread(), thread({ id: 3, field: 'blocks.1.text', block: '4' })]);
  await press('Go to “Title”');
  await press('Go to “2. Quote”');
  expect(pick.mock.calls).toEqual([['title'], ['blocks.1.text']]);
});

test('says that its block was removed, and leads nowhere from the whole entry', () => {
  const { part } = show([thread({ field: 'blocks.5', block: '77' }), thread({ id: 3, field: null })]);
  expect(part.getByText('The place is removed: Blocks')).toBeTruthy();
  expect(part.getAllByText('The whole entry').length).toBeGreaterThan(0);
  expect(part.queryByRole('button', { name: /^Go to/u })).toBeNull();
});

test('is replied to, resolved, and opened again', async () => {
  const { requests } = show([thread(), resolvedThread]);
  await press('Reply');
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: ' Shorter now ' } });
  await press('Send the reply');
  await press('Resolve');
  await press('Show 1 resolved remark');
  await press('Open again');
  expect(requests.reply.mock.calls).toEqual([[1, 'Shorter now']]);
  expect(requests.setResolved.mock.calls).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('is added to the field in which the user was last', async () => {
  const { requests } = show([], { lastField: 'blocks.0.body.2' });
  await press('Add the remark');
  expect(screen.getByText('Write the text first')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Remark on' }).textContent).toBe('1. Text');
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'Which well?' } });
  await press('Add the remark');
  expect(requests.addRemark.mock.calls).toEqual([[{ field: 'blocks.0.body.2', block: '4' }, 'Which well?']]);
});

test('keeps what was typed where the CMS refuses it', async () => {
  const { part, requests } = show([]);
  requests.addRemark.mockImplementation(() => Promise.reject(refuse('no-right', 'Your role may not do this')));
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'Which well?' } });
  await press('Add the remark');
  expect(part.getByRole('alert').textContent).toBe('Your role may not do this');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('Which well?');
});

test('offers nothing to those who may not remark', () => {
  const { part } = show([thread({ mayResolve: false })], { mayRemark: false });
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Title']);
});

describe('the place of a remark', () => {
  const values = { blocks: [quote(9), text(4), quote(4)] };
  test('is a field, or a block by its key wherever it has moved', () => {
    expect(findRemarkPlace('page', values, { field: 'lead', block: null })).toEqual({
      named: { kind: 'field', field: 'lead' },
      path: 'lead',
    });
    expect(findRemarkPlace('page', values, { field: 'blocks.3', block: '9' })).toMatchObject({ path: 'blocks.0' });
    // Two kinds of blocks have a row of this number: the one at the former index counts.
    expect(findRemarkPlace('page', values, { field: 'blocks.2.text', block: '4' })).toMatchObject({ path: 'blocks.2.text' });
    expect(findRemarkPlace('page', values, { field: 'blocks.7', block: '77' })).toMatchObject({ path: null });
  });

  test('is the entry for what is no field of the type', () => {
    expect(toRemarkPlace('page', values, 'ochiq-remark')).toEqual({ field: null, block: null });
    expect(toRemarkPlace('page', values, null)).toEqual({ field: null, block: null });
    expect(findRemarkPlace('page', values, { field: 'removedField', block: null })).toEqual({ named: { kind: 'entry' }, path: null });
  });

  test('can be each field, and each block that is saved', () => {
    const places = listPlaceOptions('page', { blocks: [text(4), text(undefined)] }).map(({ place }) => place);
    expect(places).toContainEqual({ field: 'title', block: null });
    expect(places.filter(({ block }) => block !== null)).toEqual([{ field: 'blocks.0', block: '4' }]);
  });
});

describe('the field in which the user is', () => {
  const addForm = () => {
    document.body.innerHTML = `<input name="cover.alt"><div data-field="body"><div contenteditable="true"><p>One</p><p><b>Two</b></p></div></div>
      <aside><input name="title"></aside><p>Beside</p>`;
  };

  test('is known by its input, in a text with the paragraph', () => {
    addForm();
    expect(findFieldPath(document.querySelector('input') as Element)).toBe('cover.alt');
    expect(findFieldPath(document.querySelector('b')?.firstChild as Node)).toBe('body.1');
    expect(findFieldPath(document.querySelector('aside input') as Element)).toBeNull();
    expect(findFieldPath(document.body.lastElementChild as Element)).toBeNull();
  });

  test('is reported whenever the focus moves, until that is ended', () => {
    addForm();
    const report = jest.fn();
    const end = watchFields(document, report);
    document.querySelector<HTMLElement>('input')?.focus();
    document.getSelection()?.collapse(document.querySelector('b'), 0);
    document.dispatchEvent(new Event('selectionchange'));
    end();
    document.querySelector<HTMLElement>('aside input')?.focus();
    expect(report.mock.calls).toEqual([['cover.alt'], ['body.1']]);
  });
});
