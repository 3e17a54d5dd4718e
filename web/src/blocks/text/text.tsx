import { RichText } from '../../components/rich-text/rich-text';
import type { BlockProps } from '../block-props';

export function Text({ block: { body }, lang }: BlockProps<'text'>) {
  return <RichText text={body} lang={lang} />;
}
