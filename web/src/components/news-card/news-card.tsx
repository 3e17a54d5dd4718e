import type { NewsCard as News } from '@ochiq/pages/view-models/news/news';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Card, type CardShape } from '../card/card';
import { CoverArt } from '../cover-art/cover-art';
import { DateText } from '../inline-text/inline-text';
import type { HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import { MetaLine } from '../meta-line/meta-line';
import { Picture } from '../picture/picture';
import { Status } from '../status/status';

type NewsCardProps = {
  news: News;
  level: HeadingLevel;
  shape?: CardShape;
  /** Only words: without a picture and the summary. */
  brief?: boolean;
};

export function NewsCard({ news, level, shape = 'box', brief = false }: NewsCardProps) {
  const t = useMessages();
  const { id, title, summary, path, date, category, cover, pinned, lang } = news;
  const art = cover ? <Picture picture={{ ...cover, caption: null }} lang={lang} size="card" /> : <CoverArt seed={id} />;
  return (
    <Card
      title={title}
      to={path}
      lang={lang}
      level={level}
      shape={shape}
      media={!brief && art}
      eyebrow={
        <MetaLine>
          {category && (
            <Link to={category.path} lang={category.lang}>
              {category.label}
            </Link>
          )}
          <DateText date={date} />
          {pinned && <Status tone="plain">{t('news:important')}</Status>}
        </MetaLine>
      }
    >
      {!brief && shape !== 'row' && <p lang={getLangAttribute(lang)}>{summary}</p>}
    </Card>
  );
}
