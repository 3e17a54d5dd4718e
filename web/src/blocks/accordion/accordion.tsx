import { Disclosure } from '../../components/disclosure/disclosure';
import { below } from '../../components/heading/heading';
import { RichText } from '../../components/rich-text/rich-text';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import type { BlockProps } from '../block-props';

export function Accordion({ block, lang, places }: BlockProps<'accordion'>) {
  const { title, items } = block;
  return (
    <MaybeTitled title={title} lang={lang} id={places.get(block)?.id}>
      {(level) =>
        items.map((item, index) => (
          <Disclosure key={index} title={item.title} level={level} lang={lang}>
            <RichText text={item.answer} lang={lang} level={below(level)} />
          </Disclosure>
        ))
      }
    </MaybeTitled>
  );
}
