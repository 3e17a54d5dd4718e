import { TextDecoder, TextEncoder } from 'node:util';

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { ForbiddenList } from '../../src/admin/terms/forbidden-words.tsx';
import { listForbidden } from '../../src/admin/terms/list-forbidden.ts';
import { SegmentTerms } from '../../src/admin/terms/segment-terms.tsx';
import { TermsView } from '../../src/admin/terms/terms-view.tsx';
import { createFormFinder } from '../../src/admin/terms/use-forbidden-finder.ts';
import type { ImportPlanResponse } from '../../src/content/terms/term-exchange.ts';
import { type ShownTerm, termPaths, type TermsResponse } from '../../src/content/terms/terms.ts';
import { renderRouted } from './render-routed.tsx';
import { chooseOption, createRefusal, press, settle, type } from './user-steps.ts';

// Browsers have it, jsdom does not.
Object.assign(globalThis, { TextDecoder });

const client = { get: jest.fn(), post: jest.fn(), del: jest.fn() };
jest.mock('@strapi/strapi/admin', () => ({ useFetchClient: () => client }));

const noWords = { text: '', admitted: [], forbidden: [] };
const term: ShownTerm = {
  ...{ id: 7, kind: 'post', cyrillic: '', note: 'Ask Dilbar', revision: 3, by: 'Malika', at: '2026-11-29T07:00:00.000Z' },
  words: {
    uz: { text: 'bosh muhandis', admitted: [], forbidden: ['bosh injener'] },
    ru: { text: 'главный инженер', admitted: ['главинженер'], forbidden: [] },
    en: noWords,
  },
};

async function open(response: Partial<TermsResponse> = {}) {
  client.get.mockResolvedValue({ data: { terms: [term], total: 30, mayChange: true, ...response } });
  const part = renderRouted(
    <Routes>
      <Route path="*" element={<TermsView />} />
    </Routes>,
    '/translations/terms',
  );
  await settle();
  return part;
}
beforeEach(() => {
  for (const method of Object.values(client)) method.mockReset();
});

test('lists terms with both alphabets, what may be written and what may not, and leads to further pages', async () => {
  const part = await open();
  const [, row] = within(await part.findByRole('table', { name: 'Terms' })).getAllByRole('row');
  expect(row?.textContent).toContain('bosh muhandisбош муҳандисnot: bosh injener');
  expect(row?.textContent).toContain('главный инженерalso: главинженер');
  expect(part.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/translations/terms?page=2');
  type('Search', 'muhandis');
  await waitFor(() => expect(client.get).toHaveBeenLastCalledWith('/admin/term-base?search=muhandis&page=1'));
  chooseOption('Kind', 'Mineral or rock');
  await waitFor(() => expect(client.get).toHaveBeenLastCalledWith('/admin/term-base?search=muhandis&page=1&kind=mineral'));
});

test('who may only read has no buttons that change anything, and is told who may', async () => {
  const part = await open({ mayChange: false });
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'CSV for spreadsheets',
    'TBX for translation programs',
  ]);
  expect(part.getByText(/“Change the term base”/u)).toBeTruthy();
});

test('adds, changes and deletes a term of the revision that was seen', async () => {
  const part = await open();
  client.post.mockResolvedValue({ data: {} });
  await press('Add a term');
  type('Oʻzbekcha', ' oʻlchov ');
  expect(screen.getByText('Left empty it is: ўлчов')).toBeTruthy();
  type('Русский: not to be written', 'промер\n\n замерка ');
  await press('Save the term');
  expect(client.post).toHaveBeenLastCalledWith(termPaths.terms, {
    ...{ kind: 'post', cyrillic: '', note: '' },
    words: { uz: { ...noWords, text: 'oʻlchov' }, ru: { ...noWords, forbidden: ['промер', 'замерка'] }, en: noWords },
  });
  await waitFor(() => expect(part.getByText('The term base is saved. It counts at once.')).toBeTruthy());

  await press('Change: bosh muhandis');
  client.post.mockRejectedValueOnce(createRefusal('Another person has changed this term meanwhile'));
  await press('Save the term');
  expect(screen.getByText('Another person has changed this term meanwhile')).toBeTruthy();
  await press('Save the term');
  const { kind, words, cyrillic, note } = term;
  expect(client.post).toHaveBeenLastCalledWith(`${termPaths.terms}/7`, { kind, words, cyrillic, note, revision: 3 });

  client.del.mockResolvedValue({ data: {} });
  await press('Delete: bosh muhandis');
  await press('Delete');
  expect(client.del.mock.calls).toEqual([[`${termPaths.terms}/7?revision=3`]]);
});

const chooseFile = (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const file = new File([content], name);
  // The browser of the tests has no method for it.
  file.arrayBuffer = () => Promise.resolve(typeof content === 'string' ? new TextEncoder().encode(content).buffer : content.buffer);
  return settle(() => fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } }));
};
const toPlan = (plan: Partial<ImportPlanResponse>): { data: ImportPlanResponse } => ({
  data: {
    counts: { add: 1, change: 0, same: 2, refuse: 0 },
    rows: [{ line: 2, action: 'add', title: 'mis', reasons: [] }],
    plan: 'p',
    ...plan,
  },
});

test('shows what an import would do, line by line, and writes only a file of which no row is refused', async () => {
  const part = await open();
  client.post.mockResolvedValueOnce(
    toPlan({
      counts: { add: 0, change: 0, same: 2, refuse: 1 },
      rows: [{ line: 4, action: 'refuse', title: 'медь', reasons: ['Latin letters'] }],
    }),
  );
  await chooseFile('terms.csv', 'uz\nмедь\n');
  const cells = within(await part.findByRole('table', { name: 'Rows of the file' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['4', 'медь', 'is refused. Latin letters']);
  expect(part.queryByRole('button', { name: 'Import' })).toBeNull();

  client.post.mockResolvedValueOnce(toPlan({}));
  await chooseFile('terms.csv', 'uz\nmis\n');
  expect(await part.findByText('To be added: 1. To be changed: 0. As they are: 2. Refused: 0.')).toBeTruthy();
  client.post.mockResolvedValueOnce({ data: { added: 1, changed: 0 } });
  await press('Import');
  expect(client.post).toHaveBeenLastCalledWith(termPaths.import, { format: 'csv', content: 'uz\nmis\n', plan: 'p' });
  await waitFor(() => expect(part.getByText('Imported. Added: 1. Changed: 0.')).toBeTruthy());
});

test('sends no file that is too large, in another encoding, or of another format', async () => {
  const part = await open();
  await chooseFile('terms.xlsx', 'x');
  expect(part.getByRole('alert').textContent).toMatch(/ends with \.csv/u);
  await chooseFile('terms.csv', 'x'.repeat(512 * 1024 + 1));
  expect(part.getByRole('alert').textContent).toMatch(/larger than 512 KB/u);
  await chooseFile('terms.csv', new Uint8Array([0xec, 0xe8, 0xf1]));
  await waitFor(() => expect(part.getByRole('alert').textContent).toMatch(/not in UTF-8/u));
  expect(client.post).not.toHaveBeenCalled();
});

test('names words that the term base advises against, wherever they are in a form, and leads to them', async () => {
  const find = createFormFinder('uz', { terms: [term.words.uz] });
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Bosh injenerning qabuli' }] }];
  const findings = listForbidden('news', { title: 'Bosh muhandis', summary: 'Bosh injener', body }, find);
  expect(findings).toEqual([
    { path: 'summary', text: 'Bosh injener', instead: 'bosh muhandis' },
    { path: 'body.0', text: 'Bosh injenerning', instead: 'bosh muhandis' },
  ]);
  const pick = jest.fn();
  renderRouted(<ForbiddenList findings={findings} pick={pick} />);
  await press('“Bosh injenerning”: write “bosh muhandis”');
  expect(pick.mock.calls).toEqual([['body.0']]);
});

test('lists the terms of a text that is translated, and inserts what is chosen', async () => {
  const terms = [{ from: 0, to: 16, text: 'Yer osti suvlari', equivalents: ['groundwater', 'subsurface water'] }];
  client.post.mockResolvedValue({ data: { terms } });
  const onTake = jest.fn();
  const part = renderRouted(<SegmentTerms from="uz" to="en" source="Yer osti suvlari" onTake={onTake} />);
  await part.findByText('Yer osti suvlari');
  expect(client.post.mock.calls).toEqual([[termPaths.occurrences, { from: 'uz', to: 'en', source: 'Yer osti suvlari' }]]);
  await press('Insert: subsurface water');
  expect(onTake.mock.calls).toEqual([['subsurface water']]);
});

test('says that a text has no terms, and that they could not be read', async () => {
  client.post.mockResolvedValueOnce({ data: { terms: [] } });
  const part = renderRouted(<SegmentTerms from="ru" to="uz" source="Погода" onTake={jest.fn()} />);
  expect(await part.findByText('The term base has no words of this text.')).toBeTruthy();
  client.post.mockRejectedValueOnce(new Error('gone'));
  const other = renderRouted(<SegmentTerms from="ru" to="uz" source="Ветер" onTake={jest.fn()} />);
  expect((await other.findByRole('alert')).textContent).toBe('The terms could not be read.');
});
