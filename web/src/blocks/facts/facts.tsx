import { FactList } from '../../components/fact-list/fact-list';
import { OptionalSection } from '../optional-section';
import type { BlockProps } from '../block-props';
import * as styles from './facts.module.css';

export function FactsAndFigures({ block, lang, anchors }: BlockProps<'facts'>) {
  const { title, facts } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {() => (
        <div className={styles.facts}>
          <FactList facts={facts} lang={lang} />
        </div>
      )}
    </OptionalSection>
  );
}
