import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';

import { toFileAddress } from '../dialogs/file-address.ts';
import type { WritingTranslate } from '../writing-texts.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const getValues = (value: unknown): Values => (isValues(value) ? value : {});
const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

function createElement(tag: string, text: string, className?: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className !== undefined) element.className = className;
  return element;
}

/** Creates what a block shows that is edited as a whole: a picture, file or video, or one that can't be edited here. */
function createAtom(node: Node, translate: WritingTranslate): HTMLElement {
  const json = getValues(node.attrs['json']);
  const frame = createElement('div', '', `whole whole-${node.type.name}`);
  const media = getValues(json['image'] ?? json['file']);
  const title = getText(json['title']) || getText(media['name']);
  switch (node.type.name) {
    case 'image': {
      const picture = document.createElement('img');
      picture.src = toFileAddress(media['url']);
      picture.alt = getText(media['alternativeText']);
      frame.append(picture, createElement('span', picture.alt || translate('ochiq.writing.picture.undescribed'), 'whole-title'));
      break;
    }
    case 'file':
      frame.append(createElement('span', translate('ochiq.writing.file'), 'whole-kind'), createElement('span', title, 'whole-title'));
      break;
    case 'video':
      frame.append(createElement('span', translate('ochiq.writing.video'), 'whole-kind'), createElement('span', title, 'whole-title'));
      break;
    default:
      frame.append(createElement('span', translate('ochiq.writing.unknown'), 'whole-kind'));
  }
  return frame;
}

/** Creates the views of nodes that have no text of their own. */
export function createNodeViews(getTranslate: () => WritingTranslate): Readonly<Record<string, NodeViewConstructor>> {
  const atom: NodeViewConstructor = (node) => {
    const dom = createAtom(node, getTranslate());
    dom.contentEditable = 'false';
    return { dom };
  };
  const note: NodeViewConstructor = (node) => {
    const { children } = node.attrs['json'] as { children: readonly { text?: string }[] };
    const dom = createElement('sup', '✱', 'note');
    dom.title = children.map(({ text = '' }) => text).join('');
    dom.append(createElement('span', `${getTranslate()('ochiq.writing.note')}: ${dom.title}`, 'hidden'));
    return { dom };
  };
  return { image: atom, file: atom, video: atom, unknown: atom, note };
}
