import { EmptyList } from '../../components/card-list/card-list';
import { PersonRow } from '../../components/person-row/person-row';
import { DividedList } from '../../components/divided-list/divided-list';
import { OptionalSection } from '../optional-section';
import { useMessages } from '../../i18n/use-messages';
import type { BlockProps } from '../block-props';

export function People({ block, lang, anchors }: BlockProps<'people'>) {
  const t = useMessages();
  const { title, people } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {(level) =>
        people.length === 0 ? (
          <EmptyList>{t('common:emptyList')}</EmptyList>
        ) : (
          <DividedList items={people}>{(person) => <PersonRow person={person} level={level} />}</DividedList>
        )
      }
    </OptionalSection>
  );
}
