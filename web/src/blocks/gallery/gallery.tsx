import { GalleryList } from '../../components/gallery-list/gallery-list';
import { OptionalSection } from '../optional-section';
import type { BlockProps } from '../block-props';
import { VideoPlayer } from '../../components/video-player/video-player';

export function Video({ block: { video }, lang }: BlockProps<'video'>) {
  return <VideoPlayer video={video} lang={lang} />;
}

export function Gallery({ block, lang, anchors }: BlockProps<'gallery'>) {
  const { title, pictures } = block;
  return (
    <OptionalSection title={title} lang={lang} id={anchors.get(block)?.id}>
      {() => <GalleryList pictures={pictures} lang={lang} />}
    </OptionalSection>
  );
}
