import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { NewsCard } from '../news-card/news-card';
import { Stripe } from '../stripe/stripe';
import { Section } from '../section/section';

export function RelatedNews({ news }: { news: readonly News[] }) {
  const t = useMessages();
  return (
    <Stripe>
      <Section title={t('news:related')}>
        <CardList items={news} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={3} />}
        </CardList>
      </Section>
    </Stripe>
  );
}
