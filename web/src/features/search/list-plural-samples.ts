import { locales, type Locale } from '@ochiq/contract/routing/locales';

/** No language of ours needs more numbers to show all its plural categories. */
const maxNumber = 30;

/** Returns a number of each plural category: its message stands for the entire category. */
export function listPluralSamples(locale: Locale): readonly (readonly [kind: Intl.LDMLPluralRule, number: number])[] {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const samplesByKind = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number <= maxNumber; number += 1) {
    const kind = rules.select(number);
    if (!samplesByKind.has(kind)) samplesByKind.set(kind, number);
  }
  return [...samplesByKind];
}
