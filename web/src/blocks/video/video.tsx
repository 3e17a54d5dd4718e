import { VideoPlayer } from '../../components/video-player/video-player';
import type { BlockProps } from '../block-props';

export function Video({ block: { video }, lang }: BlockProps<'video'>) {
  return <VideoPlayer video={video} lang={lang} />;
}
