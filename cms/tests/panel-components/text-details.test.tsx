import { richText } from '@ochiq/contract/fields/rich-text';
import { fireEvent, within } from '@testing-library/react';
import { EditorState, NodeSelection } from 'prosemirror-state';

import { buildWebVideo, emptyVideo, getDetails, setDetails, type Details } from '../../src/admin/rich-text/commands/details.ts';
import { DetailsDialog } from '../../src/admin/rich-text/dialogs/details-dialog.tsx';
import type { BlockNode } from '../../src/admin/rich-text/document/block-types.ts';
import { fromBlocks } from '../../src/admin/rich-text/document/from-blocks.ts';
import { toBlocks } from '../../src/admin/rich-text/document/to-blocks.ts';
import { englishWriting } from '../../src/admin/texts/en/writing.ts';
import { renderPart } from './render-part.tsx';

const children = [{ type: 'text', text: '' }];
const file = { hash: 'film_1', ext: '.mp4', url: '/uploads/film_1.mp4', name: 'film.mp4', size: 10 };

/** Opens a text of one block, which is selected as a whole. */
function select(block: BlockNode): EditorState {
  const state = EditorState.create({ doc: fromBlocks([block]) });
  return state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
}

function change(block: BlockNode, part: Partial<Details>): unknown {
  let state = select(block);
  const details = getDetails(state);
  if (!details) throw new Error('Neither a file nor a video is selected');
  setDetails({ ...details, ...part })(state, (tr) => {
    state = state.apply(tr);
  });
  return toBlocks(state.doc)[0];
}

test('a video of the library gets a title and a text below it, and keeps its file and captions', () => {
  const video = { type: 'video', title: 'film', file, captions: { hash: 'a_1', ext: '.vtt' }, children };
  expect(change(video, { title: ' Quduq ', caption: 'Suratga olingan: 2026' })).toEqual({
    ...{ ...video, title: 'Quduq' },
    ...{ url: null, caption: 'Suratga olingan: 2026' },
  });
});

test('a file gets a title, and nothing else', () => {
  const block = { type: 'file', title: 'a', file, children };
  expect(change(block, { title: 'Buyruq', url: 'https://ochiq.example', caption: 'x' })).toEqual({ ...block, title: 'Buyruq' });
});

test('only files and videos have details', () => {
  expect(getDetails(EditorState.create({ doc: fromBlocks([{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }]) }))).toBeNull();
});

test('a video of another site is what the contract takes', () => {
  const block = buildWebVideo({ ...emptyVideo, title: 'Quduq', url: 'https://video.example/1' });
  expect(richText.parse([block])).toMatchObject([{ type: 'video', title: 'Quduq', url: 'https://video.example/1', file: null }]);
});

test('the dialog takes a title and an address of the web, and no other', () => {
  const apply = jest.fn();
  renderPart(
    <DetailsDialog
      details={emptyVideo}
      pickCaptions={() => <p>captions</p>}
      translate={(id) => englishWriting[id]}
      apply={apply}
      close={() => undefined}
    />,
  );
  // A video of another site brings its own.
  expect(within(document.body).queryByText('captions')).toBeNull();
  const dialog = within(document.body);
  const write = (label: string, value: string) => fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value } });
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  write('Title', 'Quduq');
  for (const address of ['', 'video.example', 'javascript:alert(1)', '/uz/news', 'https://ok.example@evil.example/']) {
    write('Address of the video', address);
    expect([address, button.disabled]).toEqual([address, true]);
  }
  write('Address of the video', 'https://video.example/1');
  fireEvent.click(button);
  expect(apply).toHaveBeenCalledWith({ ...emptyVideo, title: 'Quduq', url: 'https://video.example/1' });
});

test('the dialog of an own video lets choose its captions, and take them out', () => {
  const captions = { hash: 'subtitr_1', ext: '.vtt', name: 'subtitr.vtt', url: '/uploads/subtitr_1.vtt', size: 1 };
  const video = { type: 'video', title: 'film', file, captions: null, children };
  const details = getDetails(select(video));
  if (!details) throw new Error('No video is selected');
  const apply = jest.fn<undefined, [Details]>();
  renderPart(
    <DetailsDialog
      details={details}
      pickCaptions={({ onChange }) => <button onClick={() => onChange(captions)}>choose</button>}
      translate={(id) => englishWriting[id]}
      apply={apply}
      close={() => undefined}
    />,
  );
  fireEvent.click(within(document.body).getByText('choose'));
  fireEvent.click(within(document.body).getByRole('button', { name: 'Apply' }));
  const chosen = apply.mock.calls[0]?.[0];
  expect(change(video, chosen ?? {})).toMatchObject({ captions, file });
  expect(change({ ...video, captions }, { captions: null })).toMatchObject({ captions: null, file });
});
