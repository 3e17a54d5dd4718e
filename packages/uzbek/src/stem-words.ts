import { toFolded } from './to-folded.ts';

/** Maps contracted forms to words that lose a vowel before a possessive: `shahar`, `shahri`. */
export const contractedStems: ReadonlyMap<string, string> = new Map(
  (
    [
      ['shahr', 'shahar'],
      ['oʻrn', 'oʻrin'],
      ['oʻgʻl', 'oʻgʻil'],
      ['ogʻz', 'ogʻiz'],
      ['burn', 'burun'],
      ['qorn', 'qorin'],
      ['boʻyn', 'boʻyin'],
      ['koʻngl', 'koʻngil'],
      ['bagʻr', 'bagʻir'],
    ] as const
  ).map(([short, full]) => [toFolded(short), toFolded(full)]),
);

/**
 * Lists words whose last letters look like a suffix; no more is cut from their inflected forms than leaves the word.
 */
const uncut = [
  ...['Namangan', 'Andijon', 'Nukus', 'Oʻzbekiston', 'Qoraqalpogʻiston', 'Afgʻoniston', 'Qozogʻiston', 'Qirgʻiziston', 'Tojikiston'],
  ...['Turkmaniston', 'Muhammad', 'maqsad', 'madad', 'monitoring', 'trening', 'marketing', 'konsalting', 'injiniring', 'dollar'],
  ...['foyda', 'qoida', 'mayda', 'jarida', 'xonanda', 'birga', 'tamgʻa', 'qargʻa', 'afandi', 'tarmoq', 'barmoq', 'matn', 'vazn', 'zehn'],
  ...['muallim', 'yordam', 'muntazam'],
];

export const protectedWords: readonly string[] = [...uncut.map(toFolded), ...contractedStems.keys()];

/** Lists words of two folded letters: too short for the rules, and often inflected. */
export const shortWords: ReadonlySet<string> = new Set(['yer', 'yoʻl', 'uy', 'oy', 'ov', 'oʻt', 'un'].map(toFolded));
