/**
 * Lists the letter keys from the upper left to the lower right in three layouts: US, which Uzbek Latin is typed with;
 * Russian ЙЦУКЕН; Uzbek Cyrillic as Windows and xkeyboard-config have it. The same position is the same key.
 */
const layouts = {
  latin: "`-=qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  russian: 'ё-=йцукенгшщзхъфывапролджэячсмитьбю',
  uzbekCyrillic: 'ёғҳйцукенгшўзхъфқвапролджэячсмитьбю',
} as const;

/** Maps signs typed with Shift, where these are not the capital of the letter. */
const shifted: Readonly<Record<string, string>> = {
  '~': '`',
  _: '-',
  '+': '=',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
};

type Layout = keyof typeof layouts;
const layoutNames = ['latin', 'russian', 'uzbekCyrillic'] as const satisfies readonly Layout[];

/** Matches letters. Signs between words are the same in every layout and do not identify one. */
const letterPattern = /[\p{L}]/u;

function retypeText(text: string, from: Layout, to: Layout): string | undefined {
  let typed = '';
  for (const sign of text.normalize('NFC')) {
    const small = from === 'latin' ? (shifted[sign] ?? sign.toLowerCase()) : sign.toLowerCase();
    const key = layouts[from].indexOf(small);
    if (key === -1 && letterPattern.test(sign)) return undefined;
    const other = key === -1 ? sign : layouts[to].charAt(key);
    typed += small === sign ? other : other.toUpperCase();
  }
  return typed;
}

/**
 * Converts a text to what its keys give in the other layouts, for readers who forgot to switch: `yfdjb` is `навои`,
 * `ыгм` is `suv`. Results are unique, without the text itself, the Latin ones first; empty where no single layout types
 * the text.
 */
export function convertLayouts(text: string): string[] {
  const variants = new Set<string>();
  for (const to of layoutNames) {
    for (const from of layoutNames) {
      const typed = from === to ? undefined : retypeText(text, from, to);
      if (typed !== undefined && letterPattern.test(typed)) variants.add(typed);
    }
  }
  variants.delete(text);
  return [...variants];
}
