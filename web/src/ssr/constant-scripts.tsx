import { withoutScripts } from './without-scripts';
import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';

/**
 * Gatsby writes each page's path and each build's hash into inline scripts, so that no policy could
 * list their digests. The values become attributes; the script that reads them is the same everywhere.
 */
const bootstrap =
  'var d=document.currentScript.dataset;window.pagePath=d.pagePath;window.___webpackCompilationHash=d.compilationHash;';

const loaderId = 'gatsby-script-loader';
const values = /pagePath="(?<pagePath>[^"]*)".*___webpackCompilationHash="(?<compilationHash>[^"]*)"/su;

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } };

function isScript(node: ReactNode): node is ReactElement<ScriptProps> {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'script';
}

function constant(node: ReactNode): ReactNode {
  if (!isScript(node) || node.props.id !== loaderId) return node;
  const found = values.exec(node.props.dangerouslySetInnerHTML?.__html ?? '')?.groups;
  if (!found) throw new Error('Gatsby writes its script loader in another way than before: look at src/ssr/constant-scripts.tsx');
  return <script key={loaderId} id={loaderId} data-page-path={found['pagePath']} data-compilation-hash={found['compilationHash']} dangerouslySetInnerHTML={{ __html: bootstrap }} />;
}

export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = (args: PreRenderHTMLArgs) => {
  const { getPostBodyComponents, replacePostBodyComponents } = args;
  replacePostBodyComponents(getPostBodyComponents().map(constant));
  withoutScripts(args);
};
