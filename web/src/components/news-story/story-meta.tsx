import type { PageDates } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { KeyFacts } from '../key-facts/key-facts';
import { Link } from '../link/link';
import { LinkList } from '../link-list/link-list';
import type { Story } from './story';

type StoryMetaProps = { news: Pick<Story, 'date' | 'category' | 'tags'>; dates: PageDates };

export function StoryMeta({ news: { date, category, tags }, dates: { updated } }: StoryMetaProps) {
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
