import type { Match } from './mention.ts';

/** Elements that formulas of water, rocks and air have; Russian types many of their letters in its own alphabet. */
const element = String.raw`(?:Na|Mg|Ca|Fe|Al|Si|Cl|Mn|Cu|Zn|As|Pb|Ba|Sr|Li|Ti|[HCNOSPFKBНСОРКВ])`;
const formula = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?![BK]PK)(?=\p{L}+\d)(?:${element}\d?(?!\d)){2,6}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}-])[OО][23](?![\p{L}\p{N}])`,
  'gu',
);

const latin: Readonly<Record<string, string>> = { Н: 'H', С: 'C', О: 'O', Р: 'P', К: 'K', В: 'B' };

/** What a key of a formula begins with: words may be in its place, as “carbon dioxide” in that of “CO2”. */
export const formulaMark = 'formula ';

/** Finds chemical formulas with digits, which no language counts: “CO2”, “HCO₃”, “CaCO3”. */
export const findFormulas = (text: string): Match[] =>
  Array.from(text.matchAll(formula), ({ 0: matched, index }) => ({
    kind: 'number' as const,
    keys: [`${formulaMark}${Array.from(matched, (sign) => latin[sign] ?? sign).join('')}`] as [string],
    from: index,
    to: index + matched.length,
  }));
