import { locales, type Locale } from '@ochiq/contract/locales';

/** No language of ours needs more to show all its kinds of whole numbers. */
const enough = 30;

/** A number of each kind that a language tells apart: what it makes of this one it makes of its whole kind. */
export function samples(locale: Locale): readonly (readonly [kind: Intl.LDMLPluralRule, number: number])[] {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const found = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number <= enough; number += 1) {
    const kind = rules.select(number);
    if (!found.has(kind)) found.set(kind, number);
  }
  return [...found];
}
