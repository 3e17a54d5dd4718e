import { fireEvent } from '@testing-library/react';

import { PresenceList } from '../../src/admin/presence/presence-list.tsx';
import type { PresenceResponse } from '../../src/content/presence/presence.ts';
import { renderPart } from './render-part.tsx';

const other = {
  view: '00000000-0000-4000-8000-000000000002',
  name: 'Aziz Rahimov',
  isSamePerson: false,
  since: '2026-11-26T10:30:00.000Z',
  state: 'editing',
  hasEntry: true,
} as const;
const presence: PresenceResponse = { others: [other], hasEntry: false, takenBy: null, mayTakeOver: true };

const show = (fields: Partial<PresenceResponse> = {}) => {
  const takeOver = jest.fn();
  return { takeOver, part: renderPart(<PresenceList {...presence} {...fields} takeOver={takeOver} />) };
};

test('shows nothing to who is alone', () => {
  const { part } = show({ others: [] });
  expect(part.queryByRole('region')).toBeNull();
});

test('names the others, since when they are there and what they do', () => {
  const { takeOver, part } = show();
  expect(part.getByRole('listitem').textContent).toBe('Aziz Rahimovsince 26.11.2026, 15:30 · is editing this entry · has unsaved text');
  fireEvent.click(part.getByRole('button', { name: 'Take over' }));
  expect(takeOver).toHaveBeenCalledTimes(1);
});

test('tells who lost the entry, by an alert, and lets them take it back', () => {
  const { part } = show({ takenBy: { name: 'Aziz Rahimov', at: '2026-11-26T10:31:00.000Z' } });
  expect(part.getByRole('alert').textContent).toContain('Aziz Rahimov took this entry over: 26.11.2026, 15:31.');
  expect(part.getByRole('button', { name: 'Take it back' })).toBeTruthy();
});

test.each<[string, Partial<PresenceResponse>]>([
  ['who has the entry', { hasEntry: true, others: [{ ...other, hasEntry: false }] }],
  ['who may not edit it', { mayTakeOver: false }],
])('offers no take-over to %s', (_, fields) => {
  const { part } = show(fields);
  expect(part.queryByRole('button')).toBeNull();
});

test('calls another window of the same person by that, and a person without a name', () => {
  const { part } = show({
    others: [
      { ...other, isSamePerson: true },
      { ...other, view: other.view.replace('2', '3'), name: null },
    ],
  });
  const [own, unnamed] = part.getAllByRole('listitem');
  expect(own?.textContent).toMatch(/^You, in another window/u);
  expect(unnamed?.textContent).toMatch(/^Somebody without a name/u);
});
