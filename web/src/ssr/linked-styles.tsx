import type { ReactElement, ReactNode } from 'react';

type StyleProps = { 'data-href'?: string };

function isGatsbyStyle(node: ReactNode): node is ReactElement<StyleProps> {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'style';
}

/**
 * Links the style sheets that Gatsby writes into a page: they are the same on thousands of pages, and a browser that has
 * them fetches them no more.
 * @throws Gatsby writes them in another way than before
 */
export function linkStyles(nodes: readonly ReactNode[]): ReactNode[] {
  return nodes.map((node) => {
    if (!isGatsbyStyle(node)) return node;
    const href = node.props['data-href'];
    if (href === undefined) throw new Error('Gatsby writes styles in another way than before: look at src/ssr/linked-styles.tsx');
    return <link key={href} rel="stylesheet" href={href} />;
  });
}
