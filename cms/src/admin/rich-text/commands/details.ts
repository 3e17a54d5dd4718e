import { NodeSelection, type Command, type EditorState } from 'prosemirror-state';

import { readText, type BlockNode, type Json } from '../document/block-types.ts';
import { schema } from '../document/schema.ts';

/** What an editor writes of a file or a video: its title, the address of one of another site, and the text below a video. */
export type Details = {
  type: 'file' | 'video';
  hasFile: boolean;
  title: string;
  url: string;
  caption: string;
  /** The captions of an own video, as the text holds the file; `null` where it has none. */
  captions: Json;
};

/** What a video of another site has before anything is written of it. */
export const emptyVideo: Details = { type: 'video', hasFile: false, title: '', url: '', caption: '', captions: null };

const isFileOrVideo = (selection: EditorState['selection']): selection is NodeSelection =>
  selection instanceof NodeSelection && (selection.node.type === schema.nodes.file || selection.node.type === schema.nodes.video);

/** Returns what is written of the file or video that is selected; `null` where none is. */
export function getDetails({ selection }: EditorState): Details | null {
  if (!isFileOrVideo(selection)) return null;
  const { type, file, title, url, caption, captions } = selection.node.attrs['json'] as BlockNode;
  return {
    ...{ type: type === 'video' ? 'video' : 'file', hasFile: (file ?? null) !== null },
    ...{ title: readText(title), url: readText(url), caption: readText(caption), captions: captions ?? null },
  };
}

/** The properties of a block for what is written of it; a file has a title only, and its own address. */
const toProperties = ({ type, hasFile, title, url, caption, captions }: Details) => ({
  title: title.trim(),
  ...(type === 'video'
    ? { url: hasFile || url.trim() === '' ? null : url.trim(), caption: caption.trim() || null, captions: hasFile ? captions : null }
    : {}),
});

/** Changes what is written of the file or video that is selected. */
export const setDetails =
  (details: Details): Command =>
  ({ selection, tr }, dispatch) => {
    if (!isFileOrVideo(selection)) return false;
    dispatch?.(tr.setNodeAttribute(selection.from, 'json', { ...(selection.node.attrs['json'] as BlockNode), ...toProperties(details) }));
    return true;
  };

/** Builds the block of a video of another site. */
export const buildWebVideo = (details: Details): BlockNode => ({
  ...{ type: 'video', file: null, captions: null },
  ...toProperties(details),
  children: [{ type: 'text', text: '' }],
});
