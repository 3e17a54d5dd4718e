import { locales, type Locale } from '@ochiq/contract/locales';

/** No language of ours needs more numbers to show all its plural categories. */
const enough = 30;

/** Returns a number of each plural category: its message stands for the entire category. */
export function samples(locale: Locale): readonly (readonly [kind: Intl.LDMLPluralRule, number: number])[] {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const found = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number <= enough; number += 1) {
    const kind = rules.select(number);
    if (!found.has(kind)) found.set(kind, number);
  }
  return [...found];
}
