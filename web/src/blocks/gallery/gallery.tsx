import { GalleryList } from '../../components/gallery-list/gallery-list';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import type { BlockProps } from '../block-props';

export function Gallery({ block, lang, places }: BlockProps<'gallery'>) {
  const { title, pictures } = block;
  return (
    <MaybeTitled title={title} lang={lang} id={places.get(block)?.id}>
      {() => <GalleryList pictures={pictures} lang={lang} />}
    </MaybeTitled>
  );
}
