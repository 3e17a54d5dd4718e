import { CardList } from '../../components/card-list/card-list';
import { PersonCard } from '../../components/person-card/person-card';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import { useMessages } from '../../i18n/use-messages';
import type { BlockProps } from '../block-props';

export function People({ block: { title, people }, lang }: BlockProps<'people'>) {
  const t = useMessages();
  return (
    <MaybeTitled title={title} lang={lang}>
      {(level) => (
        <CardList items={people} empty={t('common:emptyList')}>
          {(person) => <PersonCard person={person} level={level} />}
        </CardList>
      )}
    </MaybeTitled>
  );
}
