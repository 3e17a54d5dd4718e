import { textMarks } from '@ochiq/contract/fields/text-marks';
import { listRecords } from '@ochiq/contract/list-records';

/** A node of a rich text, as Strapi stores it. */
export type TextNode = Readonly<Record<string, unknown>>;

const getString = (value: unknown): string => (typeof value === 'string' ? value : '');
const getChildren = (node: TextNode): TextNode[] => listRecords(node['children']);

const listMarks = (node: TextNode) => textMarks.filter((mark) => node[mark] === true);

/** What words between two tags are: the words of a link or of a note, or words of another format. */
type TagKind = 'link' | 'note' | 'format';

/** A tag around words of a line, `<1>words</1>`: a translator moves it and can't change what it stands for. */
export type InlineTag = {
  number: number;
  kind: TagKind;
  /** The node that the words are put into: that of the translation, where it has one. */
  node: TextNode;
  /** Whether the translation has it: a link or a note of it may not get lost. */
  isOwn: boolean;
};

const isWords = ({ type, text }: TextNode): boolean => type === 'text' && typeof text === 'string';

/** Returns whether a line is made of words, links and notes, and so can be written with tags. */
export const isTagged = (children: readonly TextNode[]): boolean =>
  children.every((node) => isWords(node) || ((node['type'] === 'link' || node['type'] === 'note') && getChildren(node).every(isWords)));

const getKind = (node: TextNode): TagKind | null =>
  node['type'] === 'link' || node['type'] === 'note' ? node['type'] : listMarks(node).length > 0 ? 'format' : null;

/** Lists what has tags in a line, in the order of its words. */
const listTagged = (children: readonly TextNode[]): TextNode[] =>
  children.flatMap((node) => [...(getKind(node) === null ? [] : [node]), ...(isWords(node) ? [] : listTagged(getChildren(node)))]);

const getKey = (node: TextNode): string =>
  `${getKind(node) ?? ''} ${node['type'] === 'link' ? getString(node['url']) : listMarks(node).join()}`;

/** The tags of a line in both languages: what is the same in both has one number. */
type LineTags = { tags: readonly InlineTag[]; source: readonly number[]; target: readonly number[] };

/** Numbers the tags of a line: first by what they stand for, then links and notes in their order. */
export function listNumberedTags(source: readonly TextNode[], target: readonly TextNode[]): LineTags {
  const tags: InlineTag[] = [];
  for (const node of listTagged(source)) {
    const kind = getKind(node);
    if (kind) tags.push({ number: tags.length + 1, kind, node, isOwn: false });
  }
  const numbers = new Map<TextNode, number>();
  const own = listTagged(target);
  const take = (node: TextNode, isSame: (tag: InlineTag) => boolean) => {
    const tag = numbers.has(node) ? undefined : tags.find((one) => !one.isOwn && isSame(one));
    if (!tag) return;
    Object.assign(tag, { node, isOwn: true });
    numbers.set(node, tag.number);
  };
  for (const node of own) take(node, (tag) => getKey(tag.node) === getKey(node));
  for (const node of own) take(node, ({ kind }) => kind !== 'format' && kind === getKind(node));
  for (const node of own) {
    const kind = getKind(node);
    if (numbers.has(node) || !kind) continue;
    numbers.set(node, tags.length + 1);
    tags.push({ number: tags.length + 1, kind, node, isOwn: true });
  }
  return {
    tags,
    source: listTagged(source).map((_, index) => index + 1),
    target: own.map((node) => numbers.get(node) ?? 0),
  };
}

type Piece = { text: string } | { tag: string };

function listPieces(children: readonly TextNode[], next: () => number): Piece[] {
  return children.flatMap((node): Piece[] => {
    const kind = getKind(node);
    const number = kind === null ? 0 : next();
    const inner: Piece[] = isWords(node) ? [{ text: getString(node['text']) }] : listPieces(getChildren(node), next);
    return kind === null ? inner : [{ tag: `<${String(number)}>` }, ...inner, { tag: `</${String(number)}>` }];
  });
}

/** Escapes what looks like a tag and is none, and backslashes that would escape one. */
function escapeWords(text: string, isBeforeTag: boolean): string {
  const escaped = text.replaceAll(/(\\*)<(?=\/?\d+>)/gu, (_, slashes: string) => `${slashes}${slashes}\\<`);
  return isBeforeTag ? escaped.replace(/\\+$/u, (slashes) => slashes + slashes) : escaped;
}

/** Writes a line as text, with a tag around each link, note and differently formatted words. */
export function formatInline(children: readonly TextNode[], numbers: readonly number[]): string {
  let taken = 0;
  const pieces = listPieces(children, () => numbers[taken++] ?? 0);
  let written = '';
  let words = '';
  for (const piece of pieces) {
    if ('text' in piece) words += piece.text;
    else {
      written += escapeWords(words, true) + piece.tag;
      words = '';
    }
  }
  return written + escapeWords(words, false);
}

/** Returns the words of a line without tags. */
export const getWords = (children: readonly TextNode[]): string =>
  children.map((node) => (isWords(node) ? getString(node['text']) : getWords(getChildren(node)))).join('');

/** What is wrong with the tags of a text, and with which. */
export type TagFault = { kind: 'unknown' | 'unpaired' | 'missing' | 'repeated' | 'empty'; number: number };

type Open = { tag: InlineTag | null; children: TextNode[] };
const emptyWords: TextNode = { type: 'text', text: '' };

function addWords(children: TextNode[], text: string, format: TextNode | null): void {
  if (text === '') return;
  const formats = format ? Object.fromEntries(listMarks(format).map((mark) => [mark, true])) : {};
  children.push({ type: 'text', text, ...formats });
}

const canHold = ({ tag }: Open, inner: InlineTag): boolean => tag === null || (tag.kind !== 'format' && inner.kind === 'format');

/** Checks that no link and no note got lost, or has no words any more. */
function findTagFault(tags: readonly InlineTag[], used: ReadonlyMap<number, readonly TextNode[]>): TagFault | null {
  for (const { kind, number, isOwn, node } of tags) {
    if (kind === 'format') continue;
    const places = used.get(number) ?? [];
    if (places.length > 1) return { kind: 'repeated', number };
    if (places.length === 0 && isOwn) return { kind: 'missing', number };
    const [words] = places;
    if (words && getWords([words]).trim() === '' && getWords([node]).trim() !== '') return { kind: 'empty', number };
  }
  return null;
}

/** Reads a text with tags as a line: each link and note is the one that it was, with the words that are written now. */
export function parseInline(text: string, tags: readonly InlineTag[]): { children: TextNode[] } | { fault: TagFault } {
  const top: Open = { tag: null, children: [] };
  const open: Open[] = [top];
  const used = new Map<number, TextNode[]>();
  let words = '';
  let end = 0;
  const current = () => open.at(-1) ?? top;
  const endWords = () => {
    const { tag, children } = current();
    addWords(children, words, tag?.kind === 'format' ? tag.node : null);
    words = '';
  };
  for (const match of text.matchAll(/(\\*)<(\/?)(\d+)>/gu)) {
    const [written = '', slashes = '', closing, digits] = match;
    words += text.slice(end, match.index) + '\\'.repeat(Math.floor(slashes.length / 2));
    end = match.index + written.length;
    if (slashes.length % 2 === 1) {
      words += written.slice(slashes.length);
      continue;
    }
    const number = Number(digits);
    const tag = tags.find((one) => one.number === number);
    if (!tag) return { fault: { kind: 'unknown', number } };
    endWords();
    if (closing === '') {
      if (!canHold(current(), tag)) return { fault: { kind: 'unpaired', number } };
      open.push({ tag, children: [] });
      continue;
    }
    const closed = open.length > 1 ? open.pop() : undefined;
    if (closed?.tag !== tag) return { fault: { kind: 'unpaired', number } };
    if (tag.kind === 'format') current().children.push(...closed.children);
    else {
      const node = { ...tag.node, children: closed.children.length === 0 ? [emptyWords] : closed.children };
      current().children.push(node);
      used.set(number, [...(used.get(number) ?? []), node]);
    }
  }
  words += text.slice(end);
  endWords();
  const unclosed = current().tag;
  if (unclosed) return { fault: { kind: 'unpaired', number: unclosed.number } };
  const fault = findTagFault(tags, used);
  return fault ? { fault } : { children: top.children.length === 0 ? [emptyWords] : top.children };
}
