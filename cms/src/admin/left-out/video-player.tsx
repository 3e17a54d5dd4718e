type Props = { src: string };

/** Plays an uploaded video in the panel as the browser does, in the place of a player for streams of 1 MB that nothing here sends. */
export default function VideoPlayer({ src }: Props) {
  return <video src={src} controls preload="metadata" style={{ maxWidth: '100%' }} />;
}
