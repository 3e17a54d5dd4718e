type Props = { src: string };

/**
 * Plays an uploaded video in the panel with the browser's player, instead of a streaming player of 1 MB that is not
 * needed here.
 */
export default function VideoPlayer({ src }: Props) {
  return <video src={src} controls preload="metadata" style={{ maxWidth: '100%' }} />;
}
