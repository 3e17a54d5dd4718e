import { SaxesParser } from 'saxes';

import type { Format } from '../formats';
import { readZip, type UnpackedEntry } from './inspect-zip';
import { UploadRefusal } from '../upload-refusal';
import { isExternalTarget } from './external-targets';

type MarkupListener = {
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
function readMarkup(part: string, markup: string, { open, text }: MarkupListener): void {
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

const relations = /(?:^|\/)_rels\/[^/]*\.rels$/iu;
const fields = /^word\/.*\.xml$/iu;
const links = /^xl\/externalLinks\/[^/]*\.xml$/iu;

/** Returns whether a part of a document may name content to load from elsewhere. */
const canLoadContent = (name: string): boolean => [relations, fields, links].some((pattern) => pattern.test(name));

/**
 * Refuses external relations, except for links: those open on a click, everything else is fetched when the document is
 * opened.
 */
function refuseRelations(part: string, markup: string): void {
  readMarkup(part, markup, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.get('TargetMode')?.toLowerCase() !== 'external') return;
      const type = attributes.get('Type')?.split('/').at(-1) ?? '';
      const target = attributes.get('Target') ?? '';
      if (type === 'hyperlink' || !isExternalTarget(target)) return;
      throw type === 'attachedTemplate'
        ? new UploadRefusal('remote-template')
        : new UploadRefusal('office-part', `${part}: ${type} → ${target}`);
    },
  });
}

const dde = /^\s*DDE(?:AUTO)?\b/iu;

/**
 * Refuses DDE fields. A field may be split into any number of runs: its code is everything between its begin and its
 * end.
 */
function refuseFields(part: string, markup: string): void {
  const codes: string[] = [];
  let isCode = false;
  const checkCode = (code: string | undefined) => {
    if (code !== undefined && dde.test(code)) throw new UploadRefusal('office-part', `${part}: DDE`);
  };
  readMarkup(part, markup, {
    open(name, attributes) {
      isCode = name === 'instrText' || name === 'delInstrText';
      if (name === 'fldSimple') checkCode(attributes.get('instr'));
      if (name !== 'fldChar') return;
      if (attributes.get('fldCharType') === 'begin') codes.push('');
      else checkCode(codes.at(-1));
      if (attributes.get('fldCharType') === 'end') codes.pop();
    },
    text(text) {
      if (isCode && codes.length > 0) codes.push(`${codes.pop() ?? ''}${text}`);
    },
  });
  codes.forEach(checkCode);
}

function refuseLinks(part: string, markup: string): void {
  readMarkup(part, markup, {
    open(name) {
      if (name === 'ddeLink') throw new UploadRefusal('office-part', `${part}: DDE`);
    },
  });
}

/**
 * Looks for what a document loads or starts when it is opened: what its relations bring from elsewhere, and DDE.
 * @throws Refusal
 */
function refuseLoads(part: string, markup: string): void {
  if (relations.test(part)) refuseRelations(part, markup);
  else if (links.test(part)) refuseLinks(part, markup);
  else if (fields.test(part)) refuseFields(part, markup);
}

/** The parts that define the kind of a document, and whether it is locked. */
const describingParts = /^(?:\[Content_Types\]\.xml|mimetype|META-INF\/manifest\.xml)$/u;
const macros = /(?:^|\/)vba(?:Project|Data)[^/]*$|^(?:Basic|Scripts)\/|(?:^|\/)(?:activeX|macrosheets)\//iu;

function isOfKind(texts: ReadonlyMap<string, string>, mime: string): boolean {
  const openDocument = texts.get('mimetype')?.trim();
  if (openDocument !== undefined) return openDocument === mime;
  return texts.get('[Content_Types].xml')?.includes(`${mime}.main+xml`) ?? false;
}

function refuseByName({ name }: UnpackedEntry): void {
  if (macros.test(name)) throw new UploadRefusal('macros');
}

/**
 * Inspects an office document: its kind, macros, locks, and what it would fetch or start.
 * @throws UploadRefusal
 */
export async function inspectOffice(file: string, { mime }: Format): Promise<void> {
  const entries = await readZip(file, (name) => describingParts.test(name) || canLoadContent(name));
  entries.forEach(refuseByName);
  const texts = new Map(entries.flatMap(({ name, text }): [string, string][] => (text === null ? [] : [[name, text]])));
  if (/macroEnabled/iu.test(texts.get('[Content_Types].xml') ?? '')) throw new UploadRefusal('macros');
  if (!isOfKind(texts, mime)) throw new UploadRefusal('content', mime);
  if (/encryption-data/iu.test(texts.get('META-INF/manifest.xml') ?? '')) throw new UploadRefusal('locked');
  for (const [part, text] of texts) refuseLoads(part, text);
}
