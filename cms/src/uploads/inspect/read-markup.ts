import { SaxesParser } from 'saxes';

import { UploadRefusal } from '../upload-refusal';

export type MarkupListener = {
  /** @param name without its prefix @param attributes by their names without prefixes */
  open?: (name: string, attributes: ReadonlyMap<string, string>) => void;
  text?: (text: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of an Office Open XML document, with entities as an office program reads them. A document type, which
 * could assemble a word of several, is not allowed (ECMA-376, part 2, 10.1.1).
 * @throws UploadRefusal
 */
export function readMarkup(part: string, markup: string, { open, text }: MarkupListener): void {
  const parser = new SaxesParser();
  const refuse = (refusal: UploadRefusal) => {
    throw refusal;
  };
  parser.on('doctype', () => refuse(new UploadRefusal('office-part', `${part}: DOCTYPE`)));
  parser.on('error', () => refuse(new UploadRefusal('unreadable')));
  parser.on('opentag', ({ name, attributes }) => {
    open?.(local(name), new Map(Object.entries(attributes).map(([key, value]) => [local(key), value])));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(markup.replace(/^\uFEFF/u, '')).close();
}
