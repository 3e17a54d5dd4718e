import type { Locale } from '@ochiq/contract/routing/locales';
import type { PageDates } from '@ochiq/pages/define-page';
import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { useMessages } from '../../i18n/use-messages';
import { KeyFacts, TwoColumnLayout } from '../two-column-layout/two-column-layout';
import { FileList } from '../file-list/file-list';
import { GalleryList } from '../gallery-list/gallery-list';
import { RichText } from '../rich-text/rich-text';
import { getTextAnchors } from '../table-of-contents/heading-anchors';
import { TableOfContents } from '../table-of-contents/table-of-contents';
import { Section } from '../section/section';
import { VideoPlayer } from '../video-player/video-player';
import { type Article, ArticleCover } from './article-cover';
import { CardList } from '../card-list/card-list';
import { NewsCard } from '../news-card/news-card';
import { FullWidthBackground } from '../full-width/full-width';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { DateText } from '../inline-text/inline-text';
import * as styles from './news-article.module.css';
import { Link } from '../link/link';
import { LinkList } from '../link-list/link-list';

/** Renders links to the previous and next news, for reading one after another. */
function AdjacentNews({ news: { newer, older } }: { news: Pick<Article, 'newer' | 'older'> }) {
  const t = useMessages();
  if (!newer && !older) return null;
  return (
    <nav className={styles.adjacent} aria-label={t('news:neighbours')}>
      {older && (
        <Link className={styles.older} to={older.path}>
          <span className={styles.label}>{t('news:older')}</span>
          <span>{older.label}</span>
        </Link>
      )}
      {newer && (
        <Link className={styles.newer} to={newer.path}>
          <span className={styles.label}>{t('news:newer')}</span>
          <span>{newer.label}</span>
        </Link>
      )}
    </nav>
  );
}

type ArticleFactsProps = { news: Pick<Article, 'date' | 'category' | 'tags'>; dates: PageDates };

function ArticleFacts({ news: { date, category, tags }, dates: { updated } }: ArticleFactsProps) {
  const t = useMessages();
  return (
    <KeyFacts
      rows={[
        [t('common:published'), <DateText key="date" date={date} />],
        [t('common:updated'), updated && <DateText date={updated} />],
        [
          t('news:category'),
          category && (
            <Link to={category.path} lang={category.lang}>
              {category.label}
            </Link>
          ),
        ],
        [t('news:tags'), tags.length > 0 ? <LinkList links={tags} inline /> : null],
      ]}
    />
  );
}

/** Renders the corrections after publication. */
function ChangeNotes({ notes, lang }: { notes: Article['changeNotes']; lang: Locale | null }) {
  const t = useMessages();
  return (
    <Section title={t('news:changes')}>
      <dl className={styles.notes}>
        {notes.map(({ date, what }, index) => (
          <div key={index}>
            <dt className={styles.date}>
              <DateText date={date} />
            </dt>
            <dd lang={getLangAttribute(lang)}>{what}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function RelatedNews({ news }: { news: readonly News[] }) {
  const t = useMessages();
  return (
    <FullWidthBackground>
      <Section title={t('news:related')}>
        <CardList items={news} empty={t('news:empty')}>
          {(item) => <NewsCard news={item} level={3} />}
        </CardList>
      </Section>
    </FullWidthBackground>
  );
}

/** Renders a news item below its heading. */
export function NewsArticle({ news, lang, dates }: { news: Article; lang: Locale | null; dates: PageDates }) {
  const t = useMessages();
  const { body, video, gallery, attachments, changeNotes, related } = news;
  const anchors = getTextAnchors(body);
  return (
    <>
      <TwoColumnLayout
        aside={
          <>
            <ArticleFacts news={news} dates={dates} />
            <TableOfContents anchors={anchors} lang={lang} />
          </>
        }
      >
        <ArticleCover story={news} lang={lang} />
        {body && <RichText text={body} lang={lang} anchors={anchors} />}
        {video && <VideoPlayer video={video} lang={lang} />}
        {gallery.length > 0 && (
          <Section title={t('common:gallery')}>
            <GalleryList pictures={gallery} lang={lang} />
          </Section>
        )}
        {attachments.length > 0 && (
          <Section title={t('common:files')}>
            <FileList files={attachments} lang={lang} />
          </Section>
        )}
        {changeNotes.length > 0 && <ChangeNotes notes={changeNotes} lang={lang} />}
        <AdjacentNews news={news} />
      </TwoColumnLayout>
      {related.length > 0 && <RelatedNews news={related} />}
    </>
  );
}
