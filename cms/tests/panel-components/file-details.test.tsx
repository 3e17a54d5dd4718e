import { fireEvent, screen, waitFor } from '@testing-library/react';

import { getClickedPoint } from '../../src/admin/files/details/focal-point-field.tsx';
import { DetailsForm } from '../../src/admin/files/details/details-form.tsx';
import { DuplicatesFrame } from '../../src/admin/files/duplicates/duplicates-content.tsx';
import { DuplicatesList } from '../../src/admin/files/duplicates/duplicates-list.tsx';
import { toGrey } from '../../src/admin/files/duplicates/hash-file.ts';
import type { FileDetails, KnownFile } from '../../src/content/file-details/file-details.ts';
import { computeDifferenceHash, greySize } from '../../src/platform/uploads/difference-hash.ts';
import { renderPart } from './render-part.tsx';

const known: KnownFile = {
  ...{ id: 3, name: 'well.png', picture: '/uploads/well.png', isSame: true },
  uses: { uses: [{ type: 'news', documentId: 'a', locale: 'uz', title: 'Yangi quduq', isPublished: true, words: [] }], others: 2 },
};
const details: FileDetails = {
  ...{ isPicture: true, words: { ru: { caption: 'Скважина', source: '' } }, focalPoint: null, writable: ['uz'], canUpdate: true },
  ...{ pdf: null, known: [], replacements: [] },
};
const save = jest.fn<Promise<string | null>, [object]>();
const show = (change: Partial<FileDetails> = {}, isReplaced = false) =>
  renderPart(<DetailsForm picture="/uploads/a.png" details={{ ...details, ...change }} isReplaced={isReplaced} save={save} />);

// The document of the tests has no window to scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  save.mockReset().mockResolvedValue(null);
});

test('saves only what was written, in the languages of the person', async () => {
  const part = show();
  const button = part.getByRole('button', { name: 'Save for the site' });
  expect(button.hasAttribute('disabled')).toBe(true);
  const captions = part.getAllByRole('textbox', { name: 'Caption' });
  expect(captions.map((field) => field.hasAttribute('disabled'))).toEqual([false, true, true]);
  expect(part.getAllByText('Your role does not write in this language.')).toHaveLength(2);
  fireEvent.change(captions[0] as HTMLElement, { target: { value: 'Quduq' } });
  fireEvent.change(part.getByRole('slider', { name: 'From above, %' }), { target: { value: '10' } });
  fireEvent.click(button);
  await waitFor(() =>
    expect(save.mock.calls).toEqual([[{ words: { uz: { caption: 'Quduq', source: '' } }, focalPoint: { x: 50, y: 10 } }]]),
  );
});

test('says why it was not saved, and keeps what was written', async () => {
  save.mockResolvedValue('No connection');
  const part = show();
  const [caption] = part.getAllByRole('textbox', { name: 'Caption' });
  fireEvent.change(caption as HTMLElement, { target: { value: 'Quduq' } });
  fireEvent.click(part.getByRole('button', { name: 'Save for the site' }));
  await part.findByText('It was not saved: No connection');
  expect((caption as HTMLInputElement).value).toBe('Quduq');
});

test('sets the focal point by the mouse, within the picture', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect;
  expect(getClickedPoint({ clientX: 150, clientY: 140 }, box)).toEqual({ x: 25, y: 90 });
  expect(getClickedPoint({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 100 });
});

test('can be read and not changed without the right', () => {
  const part = show({ canUpdate: false });
  expect(part.queryByRole('button')).toBeNull();
  for (const field of [...part.getAllByRole('textbox'), ...part.getAllByRole('slider')]) expect(field.hasAttribute('disabled')).toBe(true);
});

test('asks about what is written of a file that was replaced, and says by whom it was', () => {
  const part = show({ replacements: [{ at: '2026-11-26T09:00:00.000Z', author: 'Anvar' }] }, true);
  part.getByText('Replaced on 26.11.2026 by Anvar');
  expect(part.getByRole('status').textContent).toContain('Do the alternative text, captions, sources and focal point still fit?');
  fireEvent.click(part.getByRole('button', { name: 'They still fit' }));
  expect(part.queryByRole('status')).toBeNull();
});

test('advises on a PDF, and names what is like a file', () => {
  const pdf = { title: 'Buyruq', language: '', isTagged: false, pages: 3, hasText: true };
  const part = show({ isPicture: false, pdf, known: [known] });
  const items = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('A PDF without tags');
  expect(items[1]).toContain('does not say its language');
  expect(items[2]).toBe('The same file is in the library already: well.pngIt is used in: Yangi quduq (uz), 2 more entries');
  for (const line of ['Title: Buyruq', '3 pages']) part.getByText(line);
  expect(part.queryByRole('textbox')).toBeNull();
});

test('asks whether the file of the library is taken, or the chosen one uploaded', () => {
  const duplicate = { name: 'IMG_1.png', known: [known, { ...known, id: 4, name: 'other.png', isSame: false }] };
  const [use, upload] = [jest.fn(), jest.fn()];
  const part = renderPart(<DuplicatesList duplicates={[duplicate]} use={use} upload={upload} />);
  part.getByText('A picture that looks the same is in the library: other.png');
  fireEvent.click(part.getByRole('button', { name: 'Use the existing one: well.png' }));
  expect(use).toHaveBeenCalledWith(duplicate, known);
  fireEvent.click(part.getByRole('button', { name: 'Upload anyway: IMG_1.png' }));
  expect(upload).toHaveBeenCalledWith(duplicate);
});

/** Opens the dialog for two files, of which the library has the first. */
function showDialog(findKnown = (file: File) => Promise.resolve(file.name === 'a.png' ? [known] : [])) {
  const assets = ['a.png', 'b.png'].map((name) => ({ name, rawFile: new File([name], name) }));
  const onDone = jest.fn();
  const readFile = jest.fn((id: number) => Promise.resolve({ id, url: '/uploads/well.png' }));
  renderPart(<DuplicatesFrame assets={assets} onDone={onDone} lookup={{ findKnown, readFile }} />);
  return { assets, onDone, readFile };
}

test('takes the file of the library in the place of an upload, and uploads the others', async () => {
  const { assets, onDone, readFile } = showDialog();
  fireEvent.click(await screen.findByRole('button', { name: 'Use the existing one: well.png' }));
  await waitFor(() => expect(onDone.mock.calls).toEqual([[[assets[1]], [{ id: 3, url: '/uploads/well.png' }]]]));
  expect(readFile.mock.calls).toEqual([[3]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('uploads the chosen file where the one of the library was deleted meanwhile', async () => {
  const { assets, onDone, readFile } = showDialog();
  readFile.mockRejectedValue(new Error('404'));
  fireEvent.click(await screen.findByRole('button', { name: 'Use the existing one: well.png' }));
  await waitFor(() => expect(onDone.mock.calls).toEqual([[assets, []]]));
});

test('uploads everything where the chosen file is wanted nevertheless, and nothing where the dialog is closed', async () => {
  const first = showDialog();
  fireEvent.click(await screen.findByRole('button', { name: 'Upload anyway: a.png' }));
  expect(first.onDone.mock.calls).toEqual([[first.assets, []]]);
  const second = showDialog();
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  expect(second.onDone.mock.calls).toEqual([[[], []]]);
});

test.each([
  ['the library has none', () => Promise.resolve([])],
  ['it can’t be looked up', () => Promise.reject(new Error('No connection'))],
])('asks nothing where %s', async (_, findKnown) => {
  const { assets, onDone } = showDialog(findKnown);
  await waitFor(() => expect(onDone.mock.calls).toEqual([[assets, []]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('compares pictures by their brightness on white, and none that is too even', () => {
  expect(toGrey([0, 0, 0, 0, 255, 255, 255, 255]).map(Math.round)).toEqual([255, 255]);
  const { width, height } = greySize;
  const stripes = Array.from({ length: width * height }, (_, index) => (Math.floor((index % width) / 8) % 2 === 0 ? 255 : 0));
  expect(computeDifferenceHash(stripes)).toBe('aa'.repeat(8));
  expect(computeDifferenceHash(stripes.map(() => 128))).toBeNull();
});
