import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';

const errorPage = /\/(?:404|error-\d{3})\.html$/u;

function runsScripts(node: ReactNode): boolean {
  if (typeof node !== 'object' || node === null || !('type' in node)) return false;
  const { type, props } = node as { type: unknown; props: { rel?: string; as?: string } };
  return type === 'script' || (type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch'));
}

/**
 * Error pages are served under addresses that are not their own; Gatsby's scripts would rewrite the
 * address. They stay as they are.
 */
export function withoutScripts({ pathname, getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  if (!errorPage.test(pathname)) return;
  const keep = (nodes: ReactNode[]) => nodes.filter((node) => !runsScripts(node));
  replaceHeadComponents(keep(getHeadComponents()));
  replacePostBodyComponents(keep(getPostBodyComponents()));
}
