import { matchPath } from '@ochiq/contract/routing/match-path';
import { routes, type TemplateName } from '@ochiq/contract/routing/routes';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';

import { isErrorPage } from './is-error-page';

/** The style sheet of each template, in addition to the common one: see build/template-sheets.ts. */
declare const TEMPLATE_SHEETS: Readonly<Partial<Record<TemplateName, string>>>;

const linkPattern = /<a\b[^>]*?\shref="(?<href>\/[^"]*)"/gu;

/** Cuts out the content of a page: menus lead to most templates, and few readers to most of those. */
const sliceMain = (html: string): string => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/** Lists the templates of the pages that the content of a page links to, in the order of the links. */
export function listLinkedTemplates(bodyHtml: string, pathPrefix: string): TemplateName[] {
  const templates = new Set<TemplateName>();
  for (const { groups } of sliceMain(bodyHtml).matchAll(linkPattern)) {
    const href = groups?.['href'] ?? '';
    const matched = href.startsWith(pathPrefix) ? matchPath(href.slice(pathPrefix.length)) : null;
    if (matched) templates.add(routes[matched.route].template);
  }
  return [...templates];
}

type Sheets = {
  /** By template. */
  sheets: Readonly<Partial<Record<TemplateName, string>>>;
  /** What the page itself links already. */
  own: readonly string[];
  pathPrefix: string;
};

/** Builds links by which a browser with nothing else to do fetches the style sheets of the pages that may come next. */
export function buildPrefetchLinks(bodyHtml: string, { sheets, own, pathPrefix }: Sheets): ReactElement[] {
  const names = new Set(listLinkedTemplates(bodyHtml, pathPrefix).flatMap((template) => sheets[template] ?? []));
  return [...names]
    .filter((name) => !own.includes(name))
    .map((name) => <link key={name} rel="prefetch" as="style" href={`${pathPrefix}/${name}`} />);
}

/** What Gatsby passes and its types leave out, version 5.16. */
type RenderedBody = { bodyHtml: string; styles: readonly { name: string }[]; pathPrefix: string };

/**
 * Prefetches the style sheets of linked pages, after everything of the page itself: the next page of a visit waits for a
 * round trip less before it is painted.
 */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = (args) => {
  const { bodyHtml, styles, pathPrefix } = args as typeof args & RenderedBody;
  if (isErrorPage(args.pathname)) return;
  args.setPostBodyComponents(buildPrefetchLinks(bodyHtml, { sheets: TEMPLATE_SHEETS, own: styles.map(({ name }) => name), pathPrefix }));
};
