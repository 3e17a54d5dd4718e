import { useScrollIn } from '../../features/scroll-in/use-scroll-in';
import { ScrollToTop } from '../../features/scroll-to-top/scroll-to-top';

/** What a page has for a reader who scrolls: parts that appear as they come into the window, and the way to the top. */
export function Scrolled({ path }: { path: string }) {
  useScrollIn(path);
  return <ScrollToTop />;
}
