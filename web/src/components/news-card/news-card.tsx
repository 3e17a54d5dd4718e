import type { NewsCard as News } from '@ochiq/pages/view/news';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Card } from '../card/card';
import { DateText } from '../date-text/date-text';
import type { HeadingLevel } from '../heading/heading';
import { Link } from '../link/link';
import { Meta } from '../meta/meta';
import { Picture } from '../picture/picture';
import { Status } from '../status/status';

export function NewsCard({ news, level, brief = false }: { news: News; level: HeadingLevel; brief?: boolean }) {
  const t = useMessages();
  const { title, summary, path, date, category, cover, pinned, lang } = news;
  return (
    <Card
      title={title}
      to={path}
      lang={lang}
      level={level}
      media={cover && !brief && <Picture picture={{ ...cover, caption: null }} lang={lang} />}
    >
      <Meta>
        <DateText date={date} />
        {category && (
          <Link to={category.path} lang={category.lang}>
            {category.label}
          </Link>
        )}
        {pinned && <Status tone="plain">{t('news:important')}</Status>}
      </Meta>
      {!brief && <p lang={langOf(lang)}>{summary}</p>}
    </Card>
  );
}
