import { fireEvent, screen } from '@testing-library/react';

import type { LogFilters } from '../../src/admin/audit/audit-address.ts';
import { noFilters } from '../../src/admin/audit/audit-address.ts';
import { DayForm } from '../../src/admin/audit/day-form.tsx';
import { DownloadButtons } from '../../src/admin/audit/download-buttons.tsx';
import { FilterForm } from '../../src/admin/audit/filter-form.tsx';
import { FailedReading } from '../../src/admin/audit/response-state.tsx';
import { renderPart } from './render-part.tsx';

const people = [
  { id: '4', name: 'Malika Karimova' },
  { id: '5', name: 'Aziz Rahimov' },
];

describe('the filters of the log', () => {
  const show = (filters: LogFilters = noFilters) => {
    const apply = jest.fn();
    return { apply, part: renderPart(<FilterForm filters={filters} people={people} apply={apply} />) };
  };
  const submit = (part: ReturnType<typeof show>['part']) => fireEvent.click(part.getByRole('button', { name: 'Filter' }));

  test('show those of the address, and take effect together', () => {
    const { apply, part } = show({ kind: 'publish', user: '4', from: '2026-11-01', to: null, search: 'suv' });
    expect(part.getByRole('combobox', { name: 'Action' }).textContent).toBe('Entry published');
    expect(part.getByRole('combobox', { name: 'Person' }).textContent).toBe('Malika Karimova');
    const from = part.getByLabelText<HTMLInputElement>('From day');
    expect(from.value).toBe('01.11.2026');
    fireEvent.change(from, { target: { value: '2-noyabr 2026' } });
    fireEvent.blur(from);
    expect(from.value).toBe('02.11.2026');
    fireEvent.change(part.getByLabelText('To day'), { target: { value: '3.11.2026' } });
    fireEvent.change(part.getByLabelText('Text'), { target: { value: '  quduq ' } });
    expect(apply).not.toHaveBeenCalled();
    submit(part);
    expect(apply.mock.calls).toEqual([[{ kind: 'publish', user: '4', from: '2026-11-02', to: '2026-11-03', search: 'quduq' }]]);
  });

  test('choose a kind of action and a person by keyboard', () => {
    const { apply, part } = show();
    for (const [name, option] of [
      ['Action', 'File uploaded'],
      ['Person', 'Aziz Rahimov'],
    ] as const) {
      fireEvent.keyDown(part.getByRole('combobox', { name }), { key: 'Enter' });
      fireEvent.keyDown(screen.getByRole('option', { name: option }), { key: 'Enter' });
    }
    submit(part);
    expect(apply.mock.calls).toEqual([[{ ...noFilters, kind: 'file-upload', user: '5' }]]);
  });

  test('refuse what is no day, and a last day before the first, and say so at the field', () => {
    const { apply, part } = show();
    const to = part.getByLabelText('To day');
    fireEvent.change(part.getByLabelText('From day'), { target: { value: '12.11.2026' } });
    fireEvent.change(to, { target: { value: 'yesterday' } });
    submit(part);
    expect(part.getByText('This is not a date. Write it like this: 24.11.2026')).toBeTruthy();
    fireEvent.change(to, { target: { value: '11.11.2026' } });
    submit(part);
    expect(part.getByText('The last day has to be 12.11.2026 or later')).toBeTruthy();
    expect(apply).not.toHaveBeenCalled();
    fireEvent.change(to, { target: { value: '12.11.2026' } });
    submit(part);
    expect(apply.mock.calls).toEqual([[{ ...noFilters, from: '2026-11-12', to: '2026-11-12' }]]);
  });

  test('are cleared at once', () => {
    const { apply, part } = show({ ...noFilters, kind: 'undo' });
    // What was typed and has not been used goes, too.
    fireEvent.change(part.getByLabelText('Text'), { target: { value: 'suv' } });
    fireEvent.click(part.getByRole('button', { name: 'Clear filters' }));
    expect(apply.mock.calls).toEqual([[noFilters]]);
    expect(part.getByLabelText<HTMLInputElement>('Text').value).toBe('');
    expect(part.getByRole('combobox', { name: 'Action' }).textContent).toBe('Any action');
  });
});

describe('the day about which one asks who had access', () => {
  const show = () => {
    const choose = jest.fn();
    return { choose, part: renderPart(<DayForm date="2026-11-20" today="2026-11-21" choose={choose} />) };
  };

  test('is chosen as people here write it', () => {
    const { choose, part } = show();
    fireEvent.change(part.getByLabelText('Day'), { target: { value: '2026-yil 1-noyabr' } });
    fireEvent.click(part.getByRole('button', { name: 'Show' }));
    expect(choose.mock.calls).toEqual([['2026-11-01']]);
  });

  test('is a day, and not after today', () => {
    const { choose, part } = show();
    const input = part.getByLabelText('Day');
    for (const [text, message] of [
      ['22.11.2026', 'The date has to be between 01.09.1991 and 21.11.2026'],
      ['tomorrow', 'This is not a date. Write it like this: 24.11.2026'],
      ['', 'This is not a date. Write it like this: 24.11.2026'],
    ] as const) {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.click(part.getByRole('button', { name: 'Show' }));
      expect(part.getByText(message)).toBeTruthy();
    }
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('the download of the log', () => {
  test('saves either format, and says under which name', async () => {
    const download = jest.fn((format: string) => Promise.resolve(`audit-log.${format}`));
    const part = renderPart(<DownloadButtons download={download} />);
    for (const [name, file] of [
      ['Download as CSV', 'audit-log.csv'],
      ['Download as JSON', 'audit-log.json'],
    ] as const) {
      fireEvent.click(part.getByRole('button', { name }));
      expect(await part.findByText(`The file ${file} is saved.`)).toBe(part.getByRole('status'));
    }
    expect(download.mock.calls).toEqual([['csv'], ['json']]);
  });

  test('says aloud why there is no file, and can be tried again', async () => {
    const part = renderPart(<DownloadButtons download={() => Promise.reject(new Error('Server Error'))} />);
    fireEvent.click(part.getByRole('button', { name: 'Download as CSV' }));
    expect((await part.findByRole('alert')).textContent).toBe('The file could not be made: Server Error');
    expect(part.getByRole<HTMLButtonElement>('button', { name: 'Download as CSV' }).disabled).toBe(false);
  });
});

test('what could not be read can be tried again', () => {
  const reload = jest.fn();
  const part = renderPart(<FailedReading message="The audit log could not be read: no" reload={reload} />);
  expect(part.getByRole('alert').textContent).toBe('The audit log could not be read: no');
  fireEvent.click(part.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
