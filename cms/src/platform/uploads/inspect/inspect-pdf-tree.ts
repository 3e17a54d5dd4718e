import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFParser,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

import { isExternalTarget } from './external-targets';
import type { PdfProperties } from './pdf-properties';
import { isFont, readPdfProperties } from './read-pdf-properties';
import { UploadRefusal } from '../upload-refusal';

/** What runs, sends or fills in something, however it is started. */
const refusedActions: ReadonlySet<string> = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'RichMediaExecute']);
/** The automatic actions that are allowed when a document is opened: they show a place in it. */
const ownActions: ReadonlySet<string> = new Set(['GoTo', 'Named']);
/** Keys of scripts, files and other forms, with their names in refusals. */
const refusedKeys = {
  JS: 'JavaScript',
  EF: 'EmbeddedFile',
  EmbeddedFiles: 'EmbeddedFiles',
  XFA: 'XFA',
  RichMediaContent: 'RichMedia',
} as const;
/** The number of objects that are parsed before yielding to the event loop. */
const objectsAtOnce = 100;
/** Actions that follow one another in a row, at most. */
const maxActionChain = 50;

const refuse = (part: string): never => {
  throw new UploadRefusal('pdf-actions', part);
};

const lookup = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));

function readName(dict: PDFDict, key: string): string | null {
  const value = lookup(dict, key);
  return value instanceof PDFName ? value.decodeText() : null;
}

/** Lists an action and its successors. */
function* listActions(action: PDFObject | undefined, rest = maxActionChain): Generator<PDFDict> {
  if (rest === 0) refuse('Next');
  if (action instanceof PDFArray) for (let index = 0; index < action.size(); index += 1) yield* listActions(action.lookup(index), rest - 1);
  if (!(action instanceof PDFDict) || !action.has(PDFName.of('S'))) return;
  yield action;
  yield* listActions(lookup(action, 'Next'), rest - 1);
}

function refuseAutomaticAction(part: string, action: PDFObject | undefined): void {
  for (const one of listActions(action)) {
    const name = readName(one, 'S') ?? '';
    if (!ownActions.has(name)) refuse(`${part}: ${name}`);
  }
}

function findFile(file: PDFObject | undefined): string[] {
  if (file instanceof PDFString || file instanceof PDFHexString) return [file.decodeText()];
  if (!(file instanceof PDFDict)) return [];
  return ['F', 'UF', 'Unix', 'DOS', 'Mac'].flatMap((key) => findFile(lookup(file, key)));
}

function refuseInDict(dict: PDFDict): void {
  for (const [key, part] of Object.entries(refusedKeys)) if (dict.has(PDFName.of(key))) refuse(part);
  const name = readName(dict, 'S');
  if (name !== null && refusedActions.has(name)) refuse(name);
  if (name === 'GoToR' || name === 'GoToE') {
    const externalTarget = findFile(lookup(dict, 'F')).find(isExternalTarget);
    if (externalTarget !== undefined) refuse(`${name}: ${externalTarget}`);
  }
  // A place in the document is an array, or a name.
  refuseAutomaticAction('OpenAction', lookup(dict, 'OpenAction') instanceof PDFDict ? lookup(dict, 'OpenAction') : undefined);
  const triggers = lookup(dict, 'AA');
  if (triggers instanceof PDFDict) for (const key of triggers.keys()) refuseAutomaticAction(`AA ${key.decodeText()}`, triggers.lookup(key));
}

/** Lists every dictionary in an object, without those that it refers to: these are objects of their own. */
function* listDicts(object: PDFObject): Generator<PDFDict> {
  const waiting = [object];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one instanceof PDFInvalidObject) throw new UploadRefusal('unreadable');
    if (one instanceof PDFStream) waiting.push(one.dict);
    if (one instanceof PDFArray) waiting.push(...one.asArray());
    if (!(one instanceof PDFDict)) continue;
    yield one;
    waiting.push(...one.values());
  }
}

async function parse(bytes: Uint8Array): Promise<PDFContext> {
  try {
    return await PDFParser.forBytesWithOptions(bytes, objectsAtOnce).parseDocument();
  } catch {
    throw new UploadRefusal('unreadable');
  }
}

/**
 * Inspects the objects of a document for automatic actions and attachments: scripts, also without their name, what it
 * sends, addresses that open automatically, documents on a share of the network, embedded files, XFA.
 * @returns what the document says of itself
 * @throws UploadRefusal
 */
export async function inspectPdfTree(bytes: Uint8Array): Promise<PdfProperties> {
  const context = await parse(bytes);
  if (context.trailerInfo.Encrypt) throw new UploadRefusal('locked');
  let hasText = false;
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of listDicts(object)) {
      refuseInDict(dict);
      hasText ||= isFont(dict);
    }
  return readPdfProperties(context, hasText);
}
