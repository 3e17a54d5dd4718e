import { RichText } from '../../components/rich-text/rich-text';
import type { BlockProps } from '../block-props';

export function Text({ block: { body }, lang, places }: BlockProps<'text'>) {
  return <RichText text={body} lang={lang} places={places} />;
}
