import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { handlePaste as pasteIntoTable, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';

import { fromBlocks } from '../document/from-blocks.ts';
import { schema } from '../document/schema.ts';
import { htmlToBlocks } from './html-to-blocks.ts';

const { nodes } = schema;

export type PasteActions = {
  /** Asks what pasted pictures show, and puts them in. */
  addPictures: (pictures: readonly File[]) => void;
  /** Says that pictures were left out. */
  warnOfPictures: () => void;
  /** Called with the place of what was pasted. */
  onPasted: (view: EditorView, from: number, to: number) => void;
};

/** Returns what is put in: the first and the last paragraph join the text around the cursor. */
function toSlice(blocks: readonly Node[]): Slice {
  const isOpen = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

/** Returns the text of blocks as lines of one cell. */
function toLines(blocks: readonly Node[]): Slice {
  const inlines: Node[] = [];
  for (const block of blocks)
    block.descendants((node) => {
      if (!node.isTextblock) return true;
      if (inlines.length > 0) inlines.push(schema.text('\n'));
      inlines.push(...Array.from({ length: node.childCount }, (_, index) => node.child(index)));
      return false;
    });
  return new Slice(Fragment.from(inlines), 0, 0);
}

/** Reads pictures that are in a page itself. */
const readPicture = async (address: string, index: number): Promise<File> => {
  const blob = await (await fetch(address)).blob();
  return new File([blob], `picture-${String(index + 1)}.${blob.type.split('/')[1] ?? 'png'}`, { type: blob.type });
};

const isPicture = ({ type }: File) => /^image\/(?:png|jpeg|gif|webp)$/u.test(type);

/** Programs put what is copied from this editor, or another one of its kind, into the clipboard as it is. */
const isOwn = (html: string) => html.includes('data-pm-slice');

/** Puts in what was pasted, as one step. */
function paste(view: EditorView, slice: Slice, { onPasted }: PasteActions): void {
  const { from } = view.state.selection;
  const size = view.state.doc.content.size - (view.state.selection.to - from);
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  onPasted(view, from, from + view.state.doc.content.size - size);
}

function pasteHtml(view: EditorView, html: string, event: ClipboardEvent, actions: PasteActions): boolean {
  const page = htmlToBlocks(html);
  if (page.outside > 0) actions.warnOfPictures();
  if (page.pictures.length > 0) void Promise.all(page.pictures.map(readPicture)).then(actions.addPictures);
  if (page.blocks.length === 0) return page.pictures.length + page.outside > 0;
  const document = fromBlocks(page.blocks);
  const blocks = Array.from({ length: document.childCount }, (_, index) => document.child(index));
  const slice = toSlice(blocks);
  if (isInTable(view.state)) {
    if (!pasteIntoTable(view, event, slice)) paste(view, toLines(blocks), actions);
  } else paste(view, slice, actions);
  return true;
}

/** Creates the plugin that cleans what is pasted, and uploads pasted pictures. */
export const createPastePlugin = (actions: PasteActions): Plugin =>
  new Plugin({
    props: {
      handlePaste(view, event, slice) {
        const data = event.clipboardData;
        const html = data?.getData('text/html') ?? '';
        const pictures = Array.from(data?.files ?? []).filter(isPicture);
        if (isOwn(html) || view.state.selection.$from.parent.type.spec.code === true) return false;
        // Word adds a picture of the text itself.
        const hasWords = (data?.getData('text/plain') ?? '').trim() !== '';
        if (pictures.length > 0 && !hasWords) {
          actions.addPictures(pictures);
          return true;
        }
        if (html.trim() !== '' && pasteHtml(view, html, event, actions)) return true;
        if (isInTable(view.state) || slice.size === 0) return false;
        paste(view, slice, actions);
        return true;
      },
      handleDrop(_view, event, _slice, isMoved) {
        const pictures = Array.from(event.dataTransfer?.files ?? []).filter(isPicture);
        if (isMoved || pictures.length === 0) return false;
        event.preventDefault();
        actions.addPictures(pictures);
        return true;
      },
    },
  });
