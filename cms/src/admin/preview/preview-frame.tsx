import { Box } from '@strapi/design-system';
import morphdom from 'morphdom';
import { useEffect, useRef, useState } from 'react';

import { englishPreview } from '../texts/en/preview.ts';
import { useTexts } from '../texts/use-texts.ts';
import { decoratePage, type PageOptions } from './decorate-page.ts';
import type { FieldPath } from './field-texts.ts';
import { listenInPage } from './page-keys.ts';

/** The widths of the screens that are shown, in pixels. */
export const screenWidths = { phone: 390, desktop: 1280 } as const;
export type Screen = keyof typeof screenWidths;

/** Measures an element whenever its size changes. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

type Props = Pick<PageOptions, 'origin' | 'theme' | 'finder'> & { html: string; screen: Screen; pick: (path: FieldPath) => void };

/**
 * Renders a page in a frame that runs no scripts. The first page is loaded, later ones change what differs only: it
 * neither flickers nor scrolls while one types.
 */
export function PreviewFrame({ html, screen, pick, ...options }: Props) {
  const translate = useTexts(englishPreview);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const picked = useRef(pick);
  useEffect(() => {
    picked.current = pick;
  }, [pick]);
  const { ref, size } = useSize();
  const { origin, theme, finder } = options;
  const [first] = useState(() => decoratePage(html, options).documentElement.outerHTML);
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!isLoaded || !shown) return;
    morphdom(shown.documentElement, decoratePage(html, { origin, theme, finder }).documentElement, {
      onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
    });
  }, [isLoaded, html, origin, theme, finder]);
  const scale = Math.min(1, size.width / screenWidths[screen]);
  return (
    <Box ref={ref} position="relative" overflow="hidden" style={{ flex: 1, minHeight: 0 }} background="neutral150">
      <iframe
        ref={frame}
        title={translate('ochiq.preview.frame')}
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html>${first}`}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) listenInPage(contentDocument, (path) => picked.current(path));
          setLoaded(true);
        }}
        style={{
          ...{ display: 'block', border: 0, background: 'white', transformOrigin: '0 0' },
          ...{ width: screenWidths[screen], height: scale === 0 ? 0 : size.height / scale, transform: `scale(${String(scale)})` },
          marginInlineStart: Math.max(0, (size.width - screenWidths[screen]) / 2),
        }}
      />
    </Box>
  );
}
