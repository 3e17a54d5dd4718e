import { FactList } from '../../components/fact-list/fact-list';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import type { BlockProps } from '../block-props';
import * as styles from './facts.module.css';

export function FactsAndFigures({ block, lang, places }: BlockProps<'facts'>) {
  const { title, facts } = block;
  return (
    <MaybeTitled title={title} lang={lang} id={places.get(block)?.id}>
      {() => (
        <div className={styles.facts}>
          <FactList facts={facts} lang={lang} />
        </div>
      )}
    </MaybeTitled>
  );
}
