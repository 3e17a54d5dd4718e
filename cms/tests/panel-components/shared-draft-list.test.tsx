import { fireEvent, waitFor } from '@testing-library/react';

import { ShareFaultText, toShareFault } from '../../src/admin/shared-drafts/share-fault.tsx';
import { SharedDraftList } from '../../src/admin/shared-drafts/shared-draft-list.tsx';
import type { SharedDraftsResponse } from '../../src/content/shared-drafts/shared-drafts.ts';
import { renderPart } from './render-part.tsx';

const link = {
  ...{ id: 7, locales: ['uz' as const], by: 'Malika Karimova', state: 'valid' as const, opened: 2, mayRevoke: true },
  ...{ at: '2026-11-26T10:03:00.000Z', until: '2026-12-03T10:03:00.000Z' },
};

function show(change: Partial<SharedDraftsResponse> = {}) {
  const [make, revoke, copy] = [jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve()), jest.fn(() => Promise.resolve())];
  const response: SharedDraftsResponse = { links: [link], mayShare: true, made: [], ...change };
  const part = renderPart(<SharedDraftList {...response} make={make} revoke={revoke} copy={copy} />);
  return { part, make, revoke, copy };
}

test('lists who made a link, until when, and how often it was opened, and revokes it', () => {
  const { part, revoke } = show();
  expect(part.getByRole('listitem').textContent).toContain('Valid until 03.12.2026, 15:03Made by Malika Karimova · uz · opened 2 times');
  fireEvent.click(part.getByRole('button', { name: 'Revoke' }));
  expect(revoke).toHaveBeenCalledWith(7);
});

test('makes a link for a number of days from 1 to 30, seven where nothing else is written', () => {
  const { part, make } = show();
  const days = part.getByRole('spinbutton');
  fireEvent.change(days, { target: { value: '31' } });
  fireEvent.keyDown(days, { key: 'Enter' });
  expect(part.getByText('Write a number from 1 to 30.')).toBeTruthy();
  fireEvent.change(days, { target: { value: '7' } });
  fireEvent.click(part.getByRole('checkbox'));
  fireEvent.click(part.getByRole('button', { name: 'Make a link' }));
  expect(make.mock.calls).toEqual([[{ days: 7, isOfAll: true }]]);
});

test('shows the address that was made once, and copies it', async () => {
  const address = 'https://ochiq.example/uz/draft/abc';
  const { part, copy } = show({ made: [{ locale: 'uz', address }] });
  expect(part.getByRole<HTMLInputElement>('textbox').value).toBe(address);
  fireEvent.click(part.getByRole('button', { name: 'Copy the link' }));
  expect(copy).toHaveBeenCalledWith(address);
  await waitFor(() => part.getByRole('button', { name: 'Copied' }));
});

test('offers nothing to those who may not share it', () => {
  const links = [
    { ...link, id: 8, mayRevoke: false },
    { ...link, state: 'revoked' as const },
  ];
  const { part } = show({ mayShare: false, links });
  expect(part.getByText('Revoked')).toBeTruthy();
  expect(part.getByText(/Ask a colleague who may publish it/u)).toBeTruthy();
  expect(part.queryAllByRole('button')).toEqual([]);
});

test('lets those who may share no more end the link that they made', () => {
  const { part, revoke } = show({ mayShare: false, links: [link, { ...link, id: 8, mayRevoke: false }] });
  fireEvent.click(part.getByRole('button'));
  expect(revoke.mock.calls).toEqual([[7]]);
});

const refuse = (status: number, name: string, message: string) => ({ response: { data: { error: { status, name, message } } } });

test.each([
  ['the words of the CMS', refuse(403, 'PolicyError', 'Not saved in ru: press “Save” first'), 'Not saved in ru: press “Save” first'],
  ['a missing right', refuse(403, 'ForbiddenError', 'Forbidden'), 'Ask an administrator for the right, or a colleague for the link'],
  ['too many days', refuse(400, 'ValidationError', 'Too big'), 'Write a number in this range'],
  ['a link that is deleted', refuse(404, 'NotFoundError', 'No link'), 'Reload the page'],
  ['a server that fails', refuse(500, 'InternalServerError', 'Internal'), 'tell the administrator'],
  ['a proxy without the server', new SyntaxError('Unexpected token <'), 'tell the administrator'],
  ['no connection', new TypeError('Failed to fetch'), 'There is no connection to the panel'],
])('says what is wrong, and the way out: %s', (_, error, text) => {
  const part = renderPart(<ShareFaultText fault={toShareFault(error)} />);
  expect(part.getByRole('alert').textContent).toContain(text);
});
