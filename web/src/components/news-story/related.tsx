import type { NewsCard as News } from '@ochiq/pages/view/news';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { NewsCard } from '../news-card/news-card';
import { Stripe } from '../stripe/stripe';
import { Titled } from '../titled/titled';

export function Related({ news }: { news: readonly News[] }) {
  const t = useMessages();
  return (
    <Stripe>
      <Titled title={t('news:related')}>
        <CardList items={news} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={3} />}
        </CardList>
      </Titled>
    </Stripe>
  );
}
