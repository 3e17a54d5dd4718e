import { GalleryList } from '../../components/gallery-list/gallery-list';
import { MaybeTitled } from '../../components/titled/maybe-titled';
import type { BlockProps } from '../block-props';

export function Gallery({ block: { title, pictures }, lang }: BlockProps<'gallery'>) {
  return (
    <MaybeTitled title={title} lang={lang}>
      {() => <GalleryList pictures={pictures} lang={lang} />}
    </MaybeTitled>
  );
}
