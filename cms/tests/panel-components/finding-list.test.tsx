import { fireEvent, screen } from '@testing-library/react';

import { FindingList } from '../../src/admin/checks/finding-list.tsx';
import type { Finding } from '../../src/admin/checks/finding.ts';
import { renderPart } from './render-part.tsx';

const finding = (path: string, excerpt: string): Finding => ({ kind: 'mixed-letters', path, excerpt });

test('says that there is nothing to mend', () => {
  renderPart(<FindingList findings={[]} pick={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/\S/u)).toBeTruthy();
});

test('shows twelve places with their words, each leading there, and counts the others', () => {
  const pick = jest.fn();
  const findings = [finding('body.3', 'cув '.repeat(30)), { ...finding('cover.alt', ''), kind: 'undescribed' as const }];
  const others = Array.from({ length: 12 }, (_, index) => finding(`body.${String(index)}`, 'cув'));
  renderPart(<FindingList findings={[...findings, ...others]} pick={pick} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(12);
  expect(buttons[0]?.textContent).toMatch(/— (?:cув ){15}…$/u);
  expect(buttons[1]?.textContent).not.toMatch(/—\s*$/u);
  fireEvent.click(buttons[0] ?? document.body);
  expect(pick).toHaveBeenCalledWith('body.3');
  expect(screen.getByText(/2 more places/u)).toBeTruthy();
});
