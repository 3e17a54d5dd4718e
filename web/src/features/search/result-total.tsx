import type { Locale } from '@ochiq/contract/routing/locales';

import { useMessages } from '../../i18n/use-messages';
import { fillSlot, showWhen } from './marks';
import { listPluralSamples } from './list-plural-samples';

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
