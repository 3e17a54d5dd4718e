import { Disclosure } from '../../components/disclosure/disclosure';
import { getLowerLevel } from '../../components/heading/heading';
import { RichText } from '../../components/rich-text/rich-text';
import { OptionalSection } from '../optional-section';
import type { BlockProps } from '../block-props';

export function Accordion({ block, lang, anchors }: BlockProps<'accordion'>) {
  const { title, items } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {(level) =>
        items.map((item, index) => (
          <Disclosure key={index} title={item.title} level={level} lang={lang}>
            <RichText text={item.answer} lang={lang} level={getLowerLevel(level)} />
          </Disclosure>
        ))
      }
    </OptionalSection>
  );
}
