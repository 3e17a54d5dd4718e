import { type Locale, locales } from '@ochiq/contract/routing/locales';

import { useMessages } from '../../i18n/use-messages';
import { fillSlot, showWhen } from './marks';

/** No language of ours needs more numbers to show all its plural categories. */
const maxNumber = 30;

/** Returns a number of each plural category: its message stands for the entire category. */
function listPluralSamples(locale: Locale): readonly (readonly [kind: Intl.LDMLPluralRule, number: number])[] {
  const rules = new Intl.PluralRules(locales[locale].tag);
  const samplesByKind = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 1; number <= maxNumber; number += 1) {
    const kind = rules.select(number);
    if (!samplesByKind.has(kind)) samplesByKind.set(kind, number);
  }
  return [...samplesByKind];
}

/** Renders the number of results for each plural category: the edge chooses the one that applies. */
export function ResultTotal({ locale }: { locale: Locale }) {
  const t = useMessages();
  return listPluralSamples(locale).map(([kind, count]) => {
    const [before, after] = t('search:found', { count }).split(String(count));
    return (
      <h2 key={kind} {...showWhen(`total:${kind}`)}>
        {before}
        <span {...fillSlot('total')} />
        {after}
      </h2>
    );
  });
}
