import { fold } from '@ochiq/uzbek/fold';

import type { Token } from './split.ts';

/** Short names of kinds of acts, each with the same in the other languages, folded: `PQ` is `ПП`, `OʻRQ` is `ЗРУ`. */
const kinds: Readonly<Record<string, string>> = {
  pq: 'pq',
  pp: 'pq',
  pf: 'pf',
  up: 'pf',
  vmq: 'vmq',
  vm: 'vmq',
  pkm: 'vmq',
  orq: 'orq',
  zru: 'orq',
  lru: 'orq',
  sf: 'f',
  f: 'f',
};

/** `PQ-4135`, `ПП № 4135`, `oʻrq 763`. */
const named = /(?<![\p{L}\p{N}])([\p{L}'’‘`´]{1,5})\s?[-–—‑]?\s?(?:№\s?)?(\d{1,5})(?![\p{L}\p{N}])/gu;
/** `355-son`, `355-сон`, `№ 355`, `No. 355`. */
const numbered = /(?<![\p{L}\p{N}])(?:(?:№|no\.)\s?(\d{1,5})|(\d{1,5})\s?[-–—‑]\s?(?:sonli|son|сонли|сон))(?![\p{L}\p{N}])/giu;

/** The names and numbers of acts in a text, each as the one word it is: `pq4135`, `n355`. */
export function actTerms(text: string): Token[] {
  const found: Token[] = [];
  for (const { 0: whole, 1: letters = '', 2: number = '', index } of text.matchAll(named)) {
    const kind = Object.hasOwn(kinds, fold(letters)) ? kinds[fold(letters)] : undefined;
    if (kind !== undefined) found.push({ text: `${kind}${number}`, from: index, to: index + whole.length });
  }
  for (const { 0: whole, 1: after, 2: before, index } of text.matchAll(numbered)) {
    found.push({ text: `n${after ?? before ?? ''}`, from: index, to: index + whole.length });
  }
  return found;
}
