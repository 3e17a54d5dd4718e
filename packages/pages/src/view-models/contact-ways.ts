/** A part of a text: plain words, or an e-mail address or telephone number with its link. */
export type ContactPart = { text: string; href: string | null };

const email = String.raw`(?<![\w.@/%+:-])[A-Za-z0-9][\w.%+-]*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![\w@/-])`;

/** The separators between two digits of a number. */
const gap = String.raw`[ \u00A0()‑–-]{0,2}`;
/** The codes of regions and operators, without which nine digits may be anything. */
const code = '(?:20|33|50|55|6[1-9]|7[0-9]|8[78]|9[0-9])';
/**
 * Numbers of Uzbekistan, of other countries, and those of Uzbekistan without the country's code: (71) 200-00-10, and as one
 * dialled them formerly, 8-371-200-00-10. An extension behind one is plain text, for phones dial extensions differently.
 */
const phones = [
  String.raw`(?<![\w+])\+998(?:${gap}\d){9}(?!\d)`,
  String.raw`(?<![\w+])\+(?!998)[1-9](?:${gap}\d){7,13}(?!\d)`,
  String.raw`(?<![\w+(/.,-])(?:\(${code}\)|${code})[ \u00A0]?\d{3}[- ‑]\d{2}[- ‑]\d{2}(?![\w-]|[.,]\d)`,
  String.raw`(?<![\w+(/.,-])8[- \u00A0‑]?(?:\(3${code}\)|3${code})[- \u00A0‑]?\d{3}[- ‑]\d{2}[- ‑]\d{2}(?![\w-]|[.,]\d)`,
];

const contactPattern = new RegExp(`(${[email, ...phones].join('|')})`, 'u');

/**
 * Returns the link of a telephone number as people write it: with the country's code, so that it can be dialled from
 * anywhere.
 */
const toTelHref = (number: string): string => `tel:${number.replace(/[^+0-9]/gu, '').replace(/^(?:83)?(?=\d{9}$)/u, '+998')}`;

/** Splits a text into plain words, e-mail addresses and telephone numbers. The parts make up the complete text. */
export function splitContacts(text: string): ContactPart[] {
  const parts = text.split(contactPattern).map((part, index): ContactPart => {
    if (index % 2 === 0) return { text: part, href: null };
    return { text: part, href: part.includes('@') ? `mailto:${part}` : toTelHref(part) };
  });
  return parts.length === 1 ? parts : parts.filter((part) => part.text !== '');
}
