import { useScrollIn } from '../../features/scroll-in/use-scroll-in';
import { ScrollToTop } from '../../features/scroll-to-top/scroll-to-top';

/** Renders the features of scrolling: elements that appear as they enter the window, and the button to the top. */
export function ScrollFeatures({ path }: { path: string }) {
  useScrollIn(path);
  return <ScrollToTop />;
}
