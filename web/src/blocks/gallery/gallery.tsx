import { GalleryList } from '../../components/gallery-list/gallery-list';
import { OptionalSection } from '../optional-section';
import type { BlockProps } from '../block-props';

export function Gallery({ block, lang, places }: BlockProps<'gallery'>) {
  const { title, pictures } = block;
  return (
    <OptionalSection title={title} lang={lang} id={places.get(block)?.id}>
      {() => <GalleryList pictures={pictures} lang={lang} />}
    </OptionalSection>
  );
}
