import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';

const errorPage = /\/(?:404|error-\d{3})\.html$/u;

/** Returns whether a page is served under addresses that are not its own. */
export const isErrorPage = (pathname: string) => errorPage.test(pathname);

type Props = { rel?: string; as?: string; sliceId?: string };

function isScriptNode(node: ReactNode): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  const { type, props } = node as { type: unknown; props: Props };
  const preloads = type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch');
  return type === 'script' || preloads || props.sliceId === '_gatsby-scripts';
}

/** Removes Gatsby's scripts from a page: on an error page, they would rewrite the address that the reader typed. */
export function removeScripts({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const keep = (nodes: ReactNode[]) => nodes.filter((node) => !isScriptNode(node));
  replaceHeadComponents(keep(getHeadComponents()));
  replacePostBodyComponents(keep(getPostBodyComponents()));
}
