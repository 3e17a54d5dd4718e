/**
 * The letter keys from the upper left to the lower right in three layouts: US, which Uzbek Latin is typed with; Russian
 * ЙЦУКЕН; Uzbek Cyrillic as Windows and xkeyboard-config have it. The same place is the same key.
 */
const layouts = {
  latin: "`-=qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  russian: 'ё-=йцукенгшщзхъфывапролджэячсмитьбю',
  uzbekCyrillic: 'ёғҳйцукенгшўзхъфқвапролджэячсмитьбю',
} as const;

/** With Shift, where that is not the letter's capital. */
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
const names = ['latin', 'russian', 'uzbekCyrillic'] as const satisfies readonly Layout[];

/** Signs that stand between words in every layout say nothing about the layout. */
const telling = /[\p{L}]/u;

function retyped(text: string, from: Layout, to: Layout): string | undefined {
  let typed = '';
  for (const sign of text.normalize('NFC')) {
    const small = from === 'latin' ? (shifted[sign] ?? sign.toLowerCase()) : sign.toLowerCase();
    const key = layouts[from].indexOf(small);
    if (key === -1 && telling.test(sign)) return undefined;
    const other = key === -1 ? sign : layouts[to].charAt(key);
    typed += small === sign ? other : other.toUpperCase();
  }
  return typed;
}

/**
 * What the keys of a text give in the other layouts, for one who forgot to switch: `yfdjb` is `навои`, `ыгм` is `suv`.
 * Each once, without the text itself, the Latin ones first; none where no single layout types the text.
 */
export function otherLayouts(text: string): string[] {
  const found = new Set<string>();
  for (const to of names) {
    for (const from of names) {
      const typed = from === to ? undefined : retyped(text, from, to);
      if (typed !== undefined && telling.test(typed)) found.add(typed);
    }
  }
  found.delete(text);
  return [...found];
}
