import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

import { insertRenderedParts } from './render-once';

/** Gatsby's router and route announcement carry these; the page's policy allows no inline style. */
const inlineStyle = / style="[^"]*"/gu;
const gatsbysOwn = /<div[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/gu;

/**
 * Renders pages in one piece: React 18's streaming renderer, Gatsby's default, puts NUL bytes into
 * Cyrillic text (react issue 31134).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = insertRenderedParts(renderToString(<>{bodyComponent}</>));
  replaceBodyHTMLString(html.replace(gatsbysOwn, (tag) => tag.replace(inlineStyle, '')));
};
