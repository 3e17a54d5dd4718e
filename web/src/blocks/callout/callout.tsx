import { getLowerLevel, Heading } from '../../components/heading/heading';
import { RichText } from '../../components/rich-text/rich-text';
import type { BlockProps } from '../block-props';
import * as styles from './callout.module.css';

export function Callout({ block, lang, anchors }: BlockProps<'callout'>) {
  const { level, title, body } = block;
  return (
    <div className={styles.callout} data-level={level}>
      <Heading level={2} lang={lang} id={anchors.get(block)?.id}>
        {title}
      </Heading>
      <RichText text={body} lang={lang} level={getLowerLevel(2)} />
    </div>
  );
}
