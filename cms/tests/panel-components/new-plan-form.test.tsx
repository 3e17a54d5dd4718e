import { fireEvent, screen } from '@testing-library/react';

import { NewPlanForm } from '../../src/admin/schedule/new-plan-form.tsx';
import { renderPart } from './render-part.tsx';
import { press } from './user-steps.ts';

const obstacle = 'Not approved yet: Baxtiyor Saidov may approve it';

function show(reason: string | null) {
  const add = jest.fn(() => Promise.resolve(true));
  const part = renderPart(<NewPlanForm plans={[]} obstacle={reason} add={add} />);
  fireEvent.change(part.getByLabelText(/^Day and time/u), { target: { value: '2099-11-28T10:00' } });
  return { part, add };
}
const plan = () => press('Plan');

test('plans a publication', async () => {
  const { part, add } = show(null);
  await plan();
  expect(add.mock.calls).toEqual([[{ action: 'publish', minute: '2099-11-28T05:00:00.000Z' }]]);
  expect(part.queryByText(obstacle)).toBeNull();
});

test('says why nothing can be published, and who may approve it, and sends nothing', async () => {
  const { part, add } = show(obstacle);
  const button = part.getByRole('button', { name: 'Plan' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(obstacle);
  await plan();
  expect(add).not.toHaveBeenCalled();
});

test('plans a withdrawal in any case', async () => {
  const { part, add } = show(obstacle);
  fireEvent.keyDown(part.getByRole('combobox'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('option', { name: 'Unpublish' }), { key: 'Enter' });
  expect(part.queryByText(obstacle)).toBeNull();
  await plan();
  expect(add.mock.calls).toEqual([[{ action: 'unpublish', minute: '2099-11-28T05:00:00.000Z' }]]);
});
