const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  а: 'ӑ',
  е: 'ѐ',
  и: 'ѝ',
  о: 'ӧ',
  у: 'ӱ',
  ы: 'ӹ',
  э: 'ӭ',
};

const markupPattern = /\{\{[^}]*\}\}|<[^>]*>|&\w+;/gu;

function withAccents(text: string): string {
  return Array.from(text, (letter) => {
    const accent = accented[letter.toLowerCase()];
    if (accent === undefined) return letter;
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  }).join('');
}

/** Marks where a pseudolocalized message begins and ends: text outside is no message. */
export const brackets = { open: '⟦', close: '⟧' } as const;

/** How much longer a translation may be. */
const growth = 0.4;

/**
 * Pseudolocalizes a message: readable, accented, longer and in brackets. Where it is shown without brackets it is cut;
 * text without brackets is written in the code or comes with the content.
 */
export function toPseudoMessage(message: string): string {
  const parts = message.split(markupPattern);
  const between = message.match(markupPattern) ?? [];
  const accentedText = parts.map((part, index) => withAccents(part) + (between[index] ?? '')).join('');
  const padding = '~'.repeat(Math.max(1, Math.ceil(parts.join('').length * growth)));
  return `${brackets.open}${accentedText}${padding}${brackets.close}`;
}

export type Catalogue = { [key: string]: string | Catalogue };

/** Pseudolocalizes a complete file of messages. */
export function toPseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [key, typeof value === 'string' ? toPseudoMessage(value) : toPseudoCatalogue(value)]),
  );
}
