import { fireEvent } from '@testing-library/react';

import { CopyStatus, RestoreOffer } from '../../src/admin/local-copies/copy-notices.tsx';
import { renderPart } from './render-part.tsx';

const at = Date.parse('2026-11-26T10:30:00.000Z');

test('says quietly that the browser has the text, and aloud that it has not', () => {
  const part = renderPart(<CopyStatus state={{ kind: 'stored', at }} />);
  expect(part.getByText('Not saved yet. Kept in this browser, 26.11.2026, 15:30.')).toBeTruthy();
  expect(part.queryByRole('alert')).toBeNull();
});

test.each(['broken', 'too-large'] as const)('warns where the browser can’t keep the text: %s', (kind) => {
  const part = renderPart(<CopyStatus state={{ kind }} />);
  expect(part.getByRole('alert').textContent).toContain('Save often.');
});

test('offers a text with its time and fields, to be put back or deleted', () => {
  const [restore, drop] = [jest.fn(), jest.fn()];
  const part = renderPart(
    <RestoreOffer storedAt={at} fields={[{ name: 'title', label: 'Title', excerpt: 'Water' }]} restore={restore} drop={drop} />,
  );
  expect(part.getByRole('status').textContent).toContain('26.11.2026, 15:30.');
  expect(part.getByRole('listitem').textContent).toBe('Title Water');
  fireEvent.click(part.getByRole('button', { name: 'Put it back into the form' }));
  fireEvent.click(part.getByRole('button', { name: 'Delete it' }));
  expect([restore, drop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
