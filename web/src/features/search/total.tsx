import type { Locale } from '@ochiq/contract/locales';

import { useMessages } from '../../i18n/use-messages';
import { slot, when } from './marks';
import { samples } from './samples';

/** Renders the number of results for each plural category: the edge chooses the one that applies. */
export function Total({ locale }: { locale: Locale }) {
  const t = useMessages();
  return samples(locale).map(([kind, count]) => {
    const [before, after] = t('search:found', { count }).split(String(count));
    return (
      <h2 key={kind} {...when(`total:${kind}`)}>
        {before}
        <span {...slot('total')} />
        {after}
      </h2>
    );
  });
}
