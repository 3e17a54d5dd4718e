import type { DocumentCard as Document } from '@ochiq/pages/view-models/document';
import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { useMessages } from '../../i18n/use-messages';
import { CardList } from '../card-list/card-list';
import { DocumentCard } from '../document-card/document-card';
import { NewsCard } from '../news-card/news-card';
import { FullWidthBackground } from '../full-width/full-width';
import { Section } from '../section/section';

/** Renders documents and news that an editor related to a page. */
export function RelatedContent({ documents, news }: { documents: readonly Document[]; news: readonly News[] }) {
  const t = useMessages();
  if (documents.length === 0 && news.length === 0) return null;
  return (
    <FullWidthBackground>
      {documents.length > 0 && (
        <Section title={t('documents:related')}>
          <CardList items={documents} empty={t('documents:empty')}>
            {(document) => <DocumentCard document={document} level={3} />}
          </CardList>
        </Section>
      )}
      {news.length > 0 && (
        <Section title={t('news:related')}>
          <CardList items={news} empty={t('news:empty')}>
            {(item) => <NewsCard news={item} level={3} />}
          </CardList>
        </Section>
      )}
    </FullWidthBackground>
  );
}
