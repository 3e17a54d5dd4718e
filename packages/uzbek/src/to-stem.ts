import { toFolded } from './to-folded.ts';

/** Maps contracted forms to words that lose a vowel before a possessive: `shahar`, `shahri`. */
const contractedStems: ReadonlyMap<string, string> = new Map(
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

const protectedWords: readonly string[] = [...uncut.map(toFolded), ...contractedStems.keys()];

/** Lists words of two folded letters: too short for the rules, and often inflected. */
const shortWords: ReadonlySet<string> = new Set(['yer', 'yoʻl', 'uy', 'oy', 'ov', 'oʻt', 'un'].map(toFolded));

/** An ending and the minimum number of letters before it. */
type Ending = readonly [pattern: RegExp, least: number];

const vowel = '[aeiou]';
const consonant = '[^aeiou]';

/**
 * Finite verb endings: `foydalanadi`, `kutilmoqda`, `tekshirildi`. They precede the others, which would cut a part of
 * them.
 */
const finite: readonly Ending[] = [
  [/(?:ma)?(?:moqda|yapti)(?:lar)?$/u, 3],
  // `saqladi` is of `saqla-`, but `keladi` of `kel-`, `ochiladi` of `och-`.
  [/(?<=.{2}[^i]la)di(?:lar)?$/u, 4],
  [/(?:adi|maydi|(?<=[aei])ydi)(?:lar)?$/u, 3],
  [/(?<=il|in|lan|lash|tir)di(?:lar)?$/u, 4],
  // First person and conditional: `yozilaman`, `tekshirtirsam`.
  [/(?<=[^aeiou])aman$|(?<=[aei])yman$/u, 3],
  [/(?<=il|in|lan|lash|tir)sa(?:m|ng|k|ngiz|lar)?$/u, 4],
];
/** Case endings: `-da`, `-dan`, `-ga`, `-ni`, `-ning`, `-dagi`, `-gacha`. */
const cases: readonly Ending[] = [
  [/(?<=k)kacha$|(?<=q)qacha$|gacha$|dagi$/u, 3],
  [/ning$/u, 3],
  [/dan$/u, 3],
  [/(?<=k)ka$|(?<=q)qa$/u, 4],
  // Not in `berilgani`, which is `berilgan` with a possessor.
  [/(?:(?<![lnrt]ga)ni|da|ga)$/u, 3],
];
const possessives: readonly Ending[] = [
  [new RegExp(`(?<=${consonant})(?:imiz|ingiz)$`, 'u'), 3],
  [new RegExp(`(?<=${vowel})(?:miz|ngiz)$`, 'u'), 4],
  [/(?<=lar)(?:im|ing)$/u, 3],
  [new RegExp(`(?<=${vowel})si$`, 'u'), 3],
  [new RegExp(`(?<=${consonant})i$`, 'u'), 3],
];
const plural: readonly Ending[] = [[/lar$/u, 3]];
/** Participles and verbal nouns: `qilingan`, `kelayotgan`, `beriladigan`, `olmoq`, `tekshirish`. */
const verbal: readonly Ending[] = [
  // `yo` is `e` in folded words; `tozalayotgan` keeps its `la`.
  [/(?<=.{2}[^i]la)etgan(?:li[gk])?$/u, 3],
  [/(?:aetgan|adigan|maydigan|ydigan|(?<=k)kan|(?<=q)qan|(?:ma)?gan)(?:li[gk])?$/u, 3],
  [/moq$/u, 3],
  [/ish$|(?<=la)sh$/u, 4],
];
const passive: readonly Ending[] = [[/il$/u, 5]];
/** Causative endings: `tekshirtir-`, `rivojlantir-`; before the passive, as in `rivojlantiril-`. */
const causative: readonly Ending[] = [[/(?<=ir|lan|lash)tir$/u, 5]];
/**
 * Ambiguous letters, which may belong to the word or to an ending (`qonun-i`, `ariza-ni`; `majlis-i`, `loyiha-si`;
 * `aholi`): the word is identified without them.
 */
const doubtful: readonly Ending[] = [
  [/(?<=t)(?:im|ing)$/u, 5],
  [/(?<=a)m$/u, 5],
  [new RegExp(`(?<=${vowel})[ns]$`, 'u'), 3],
];
const lastI: readonly Ending[] = [[new RegExp(`(?<=${consonant})i$`, 'u'), 3]];

const mayEndAt = (word: string, length: number, least: number): boolean =>
  (length >= least || shortWords.has(word.slice(0, length))) &&
  !protectedWords.some((protectedWord) => protectedWord.length > length && word.startsWith(protectedWord));

/** Strips the first of the endings that the word may lose. */
function stripEnding(endings: readonly Ending[], word: string): string {
  for (const [pattern, least] of endings) {
    const length = pattern.exec(word)?.index;
    if (length !== undefined && mayEndAt(word, length, least)) return word.slice(0, length);
  }
  return word;
}

function stemNoun(word: string): string {
  const singular = stripEnding(plural, stripEnding(possessives, stripEnding(cases, word)));
  return singular !== word && singular.endsWith('dagi') ? stemNoun(singular) : singular;
}

/**
 * Softens the last letter: `qudugʻi` is of `quduq`, `yuragi` of `yurak`, so a word of more than one syllable has one
 * last letter for the three.
 */
const softenStem = (word: string): string => (/[aeiou].*[aeiou][qk]$/u.test(word) ? `${word.slice(0, -1)}g` : word);

/**
 * Returns the stem that the inflected forms of an Uzbek word share, for search and not for display: number, possessor,
 * case and the plain verb endings are cut, word formation (`-chi`, `-lik`, `-li`, `-siz`) is not. A word and its forms
 * give the same stem; occasionally two different words do, too. Words of two letters or of more than forty, and those
 * with a digit, are returned unchanged.
 * @param word one word as `toFolded` returns it
 */
export function toStem(word: string): string {
  if (!/^[a-z]{3,40}$/u.test(word)) return word;
  const verbStem = stripEnding(finite, word);
  const noun = verbStem === word ? stemNoun(word) : verbStem;
  const full = contractedStems.get(noun) ?? noun;
  const root = stripEnding(verbal, full);
  const active = root === full && verbStem === word ? root : stripEnding(causative, stripEnding(passive, root));
  return softenStem(stripEnding(lastI, stripEnding(doubtful, active)));
}
