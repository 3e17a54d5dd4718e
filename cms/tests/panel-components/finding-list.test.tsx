import { contentTypes } from '@ochiq/contract/content-types';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { FindingList } from '../../src/admin/checks/finding-list.tsx';
import type { Finding } from '../../src/admin/checks/finding.ts';
import { checkLinks } from '../../src/admin/checks/check-links.ts';
import { TakenAddress } from '../../src/admin/checks/taken-address.tsx';
import { useReplacement } from '../../src/admin/checks/use-replacement.ts';
import { renderPart } from './render-part.tsx';

const finding = (path: string, excerpt: string): Finding => ({ kind: 'mixed-letters', path, excerpt });

test('says that there is nothing to mend', () => {
  renderPart(<FindingList findings={[]} pick={() => undefined} take={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/\S/u)).toBeTruthy();
});

test('shows twelve places with their words, each leading there, and counts the others', () => {
  const pick = jest.fn();
  const findings = [finding('body.3', 'cув '.repeat(30)), { ...finding('cover.alt', ''), kind: 'undescribed' as const }];
  const others = Array.from({ length: 12 }, (_, index) => finding(`body.${String(index)}`, 'cув'));
  renderPart(<FindingList findings={[...findings, ...others]} pick={pick} take={() => undefined} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(12);
  expect(buttons[0]?.textContent).toMatch(/— (?:cув ){15}…$/u);
  expect(buttons[1]?.textContent).not.toMatch(/—\s*$/u);
  fireEvent.click(buttons[0] ?? document.body);
  expect(pick).toHaveBeenCalledWith('body.3');
  expect(screen.getByText(/2 more places/u)).toBeTruthy();
});

const oldAddress = 'https://old.example/a';
const newAddress = `https://new.example/${'long/'.repeat(20)}`;
const links = [{ address: oldAddress, movedTo: newAddress }];
const linkTo = (url: string) => ({ type: 'link', url, children: [{ type: 'text', text: 'bu yerda' }] });
const createValues = (inText: string, inField: string) => ({
  title: 'Qonun',
  body: [
    { type: 'paragraph', children: [{ type: 'text', text: 'Matn' }] },
    { type: 'paragraph', children: [linkTo(oldAddress), { type: 'text', text: ' va ' }, linkTo(inText)] },
  ],
  officialUrl: inField,
});

/** A form with the checks next to it, as the edit view has them. */
function Form({ change }: { change: (values: unknown, path: readonly string[]) => void }) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(createValues(oldAddress, oldAddress));
  const { take, taken, undo } = useReplacement(contentTypes.document.fields, values, ({ field, value }, path) => {
    const next = { ...values, [field]: value };
    setValues(next);
    change(next, path);
  });
  return (
    <>
      <FindingList findings={checkLinks('document', values, links)} pick={() => undefined} take={take} />
      <TakenAddress taken={taken} undo={undo} />
      <button onClick={() => setValues({ ...values, officialUrl: 'https://typed.example/' })}>type</button>
    </>
  );
}

test('takes the new address of a link into its place alone, shows it in full, and puts the old one back', () => {
  const change = jest.fn();
  const part = renderPart(<Form change={change} />);
  const findTakes = () => part.queryAllByRole('button', { name: `Take the new address — ${newAddress}` });
  expect(part.getAllByText(`New address: ${newAddress}`)).toHaveLength(3);
  fireEvent.click(findTakes()[1] ?? document.body);
  expect(change).toHaveBeenLastCalledWith(createValues(newAddress, oldAddress), ['body', '1', 'children', '2', 'url']);
  expect(part.getByRole('status').textContent).toContain(newAddress);
  expect(findTakes()).toHaveLength(2);
  fireEvent.click(part.getByRole('button', { name: 'Put the old address back' }));
  expect(change).toHaveBeenLastCalledWith(createValues(oldAddress, oldAddress), ['body', '1', 'children', '2', 'url']);
  expect(part.getByRole('status').textContent).toBe('');
  fireEvent.click(findTakes()[2] ?? document.body);
  expect(change).toHaveBeenLastCalledWith(createValues(oldAddress, newAddress), ['officialUrl']);
  // What was typed over it since is not taken back.
  fireEvent.click(part.getByRole('button', { name: 'type' }));
  expect(part.queryByRole('button', { name: 'Put the old address back' })).toBeNull();
});
