import { Card } from '../../components/card/card';
import { CardList } from '../../components/card-list/card-list';
import { TextWithLang } from '../../components/inline-text/inline-text';
import { OptionalSection } from '../optional-section';
import type { BlockProps } from '../block-props';

export function Cards({ block, lang, anchors }: BlockProps<'cards'>) {
  const { title, cards } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {(level) => (
        <CardList items={cards} empty="">
          {({ label, path, lang: own = lang, text }) => (
            <Card title={label} to={path} lang={own} level={level}>
              {text !== null && (
                <p>
                  <TextWithLang lang={own}>{text}</TextWithLang>
                </p>
              )}
            </Card>
          )}
        </CardList>
      )}
    </OptionalSection>
  );
}
