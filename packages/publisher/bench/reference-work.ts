import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type ReferenceElement = { tag: string; attributes: Readonly<Record<string, string>>; children: readonly (ReferenceElement | string)[] };

const words = ['suv', 'quduq', 'вода', 'скважина', 'water', 'well', 'oʻlchov', 'hudud', '<b>', '&', '"reyestr"', 'ariza'] as const;
const sectionCount = 40;
const paragraphsInSection = 6;
const wordsInParagraph = 40;

/** Creates a generator of whole numbers below 2³¹, always the same sequence (linear congruential, constants of C's `rand`). */
function createSequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state;
  };
}

function buildTree(): ReferenceElement {
  const next = createSequence();
  const buildParagraph = (id: string): ReferenceElement => ({
    tag: 'p',
    attributes: { class: `text text-${String(next() % 9)}`, id },
    children: Array.from({ length: wordsInParagraph }, () => `${words[(next() >> 16) % words.length] ?? ''}${String(next() % 50)} `),
  });
  const sections = Array.from({ length: sectionCount }, (_, section) => ({
    tag: 'section',
    attributes: { 'aria-labelledby': `part-${String(section)}`, title: `"${String(next() % 100)}" & more` },
    children: Array.from({ length: paragraphsInSection }, (__, place) => buildParagraph(`p-${String(section)}-${String(place)}`)),
  }));
  return { tag: 'main', attributes: {}, children: sections };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);

function serializeTree(node: ReferenceElement | string): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(serializeTree).join('')}</${node.tag}>`;
}

/** Renders the reference text: a tree of elements, built, copied through JSON and serialized. */
export function renderReferenceText(): string {
  return serializeTree(JSON.parse(JSON.stringify(buildTree())) as ReferenceElement);
}

/**
 * Runs one round of fixed work of the same kinds as a page takes: text made of small objects, scanned, hashed and
 * compressed. It uses nothing of the site and no library: an update of either must not shift the measure. Changes
 * of it need the ratio stored again.
 */
export function runReferenceRound(): number {
  const text = renderReferenceText();
  const matchCount = [...text.matchAll(/\sid="(?<id>[^"]+)"/gu)].length;
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).digest();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return matchCount + digest.length + brotliCompressSync(bytes, { params }).length + gzipSync(bytes, { level: 6 }).length;
}
