import { Empty } from '../../components/card-list/card-list';
import { PersonRow } from '../../components/person-row/person-row';
import { RowList } from '../../components/row-list/row-list';
import { OptionalSection } from '../optional-section';
import { useMessages } from '../../i18n/use-messages';
import type { BlockProps } from '../block-props';

export function People({ block, lang, places }: BlockProps<'people'>) {
  const t = useMessages();
  const { title, people } = block;
  return (
    <OptionalSection title={title} lang={lang} id={places.get(block)?.id}>
      {(level) =>
        people.length === 0 ? (
          <Empty>{t('common:emptyList')}</Empty>
        ) : (
          <RowList items={people}>{(person) => <PersonRow person={person} level={level} />}</RowList>
        )
      }
    </OptionalSection>
  );
}
