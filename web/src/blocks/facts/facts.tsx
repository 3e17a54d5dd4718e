import { FactList } from '../../components/fact-list/fact-list';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import type { BlockProps } from '../block-props';

export function FactsAndFigures({ block: { title, facts }, lang }: BlockProps<'facts'>) {
  return (
    <MaybeTitled title={title} lang={lang}>
      {() => <FactList facts={facts} lang={lang} />}
    </MaybeTitled>
  );
}
