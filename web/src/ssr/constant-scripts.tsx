import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

import { isErrorPage } from './is-error-page';
import { linkStyles } from './linked-styles';

type Props = { rel?: string; as?: string; sliceId?: string };

function isScriptNode(node: ReactNode): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  const { type, props } = node as { type: unknown; props: Props };
  const preloads = type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch');
  return type === 'script' || preloads || props.sliceId === '_gatsby-scripts';
}

/** Removes Gatsby's scripts from a page: on an error page, they would rewrite the address that the reader typed. */
function removeScripts({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const keep = (nodes: ReactNode[]) => nodes.filter((node) => !isScriptNode(node));
  replaceHeadComponents(keep(getHeadComponents()));
  replacePostBodyComponents(keep(getPostBodyComponents()));
}

/** The code of `features/display-settings/inline.ts`: see build/inline-scripts.ts. */
declare const DISPLAY_SCRIPT: string;

/**
 * Gatsby writes each page's path into an inline script, so that no policy could list the digests of
 * them all. The path becomes an attribute; the script that reads it is the same on every page.
 */
const bootstrap = 'window.pagePath=document.currentScript.dataset.pagePath;';

const loaderId = 'gatsby-script-loader';
const pagePathPattern = /^\/\*<!\[CDATA\[\*\/window\.pagePath=(?<pagePath>"(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/u;

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } };

function isScript(node: ReactNode): node is ReactElement<ScriptProps> {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'script';
}

function toConstantScript(node: ReactNode): ReactNode {
  if (!isScript(node) || node.props.id !== loaderId) return node;
  const literal = pagePathPattern.exec(node.props.dangerouslySetInnerHTML?.__html ?? '')?.groups?.['pagePath'];
  if (literal === undefined)
    throw new Error('Gatsby writes its script loader in another way than before: look at src/ssr/constant-scripts.tsx');
  const pagePath = String(JSON.parse(literal));
  return <script key={loaderId} id={loaderId} data-page-path={pagePath} dangerouslySetInnerHTML={{ __html: bootstrap }} />;
}

/**
 * Applies the reader's display settings before anything is painted; it does not depend on the page, and so is on every
 * one.
 */
const display = <script key="display" dangerouslySetInnerHTML={{ __html: DISPLAY_SCRIPT }} />;

export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = (args: PreRenderHTMLArgs) => {
  if (isErrorPage(args.pathname)) removeScripts(args);
  else args.replacePostBodyComponents(args.getPostBodyComponents().map(toConstantScript));
  // An error page carries its styles: it is shown where other files may not come.
  const head = isErrorPage(args.pathname) ? args.getHeadComponents() : linkStyles(args.getHeadComponents());
  args.replaceHeadComponents([display, ...head]);
};
