import { useMessages } from '../../i18n/use-messages';
import { DateText } from '../date-text/date-text';
import { Facts } from '../facts/facts';
import { Link } from '../link/link';
import type { Story } from './story';

export function StoryMeta({ news: { date, updated, category } }: { news: Pick<Story, 'date' | 'updated' | 'category'> }) {
  const t = useMessages();
  return (
    <Facts
      compact
      rows={[
        [t('common:published'), <DateText key="date" date={date} />],
        [t('common:updated'), updated.iso > date.iso ? <DateText date={updated} /> : null],
        [
          t('news:category'),
          category && (
            <Link to={category.path} lang={category.lang}>
              {category.label}
            </Link>
          ),
        ],
      ]}
    />
  );
}
