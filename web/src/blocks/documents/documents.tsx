import { CardList } from '../../components/card-list/card-list';
import { DocumentCard } from '../../components/document-card/document-card';
import { OptionalSection } from '../optional-section';
import { useMessages } from '../../i18n/use-messages';
import type { BlockProps } from '../block-props';

export function Documents({ block, lang, anchors }: BlockProps<'documents'>) {
  const { title, documents } = block;
  const t = useMessages();
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {(level) => (
        <CardList items={documents} empty={t('documents:empty')}>
          {(document) => <DocumentCard document={document} level={level} />}
        </CardList>
      )}
    </OptionalSection>
  );
}
