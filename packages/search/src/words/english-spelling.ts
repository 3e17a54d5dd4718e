/** Endings and words with British and American spellings; each is normalized to the American one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2}[a-z])is(?=(?:e[drs]?|ers|ing|able|ations?)$)/u, 'iz'],
  // `analysis` is of `analyse`.
  [/(?<=[a-z]al)ys[ei]s$/u, 'yze'],
  [/(?<=[a-z]l)ys(?=(?:e[drs]?|ers|ing|able)$)/u, 'yz'],
  [/(?<=[a-z]{2}[bdilmnv])our(?=(?:s|ed|ing|able|ites?|itism|hoods?|ful|less|al)?$)/u, 'or'],
  [/(?<=[a-z]{2}[bt])res?$/u, 'er'],
  [/(?<=[a-z]{2}[aeo])ll(?=(?:ed|ing|ers?)$)/u, 'l'],
  [/(?<=^(?:licen|defen|offen|preten))c(?=e[ds]?$)/u, 's'],
  [/(?<=^program)me(?=s?$)/u, ''],
  [/(?<=(?:catal|anal|dial)og)ue(?=s?$)/u, ''],
];

/**
 * Normalizes the spelling of a lower-case English word: `organised` and `organized`, `metres` and `meter` are one. For
 * comparison, not for display.
 */
export const normalizeSpelling = (word: string): string => spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), word);
