import type { AnchorHTMLAttributes } from 'react';

/** What Gatsby does for a component, without Gatsby: a site under a path prefix. */
export const pathPrefix = '/prefix';

export const withPrefix = (path: string) => pathPrefix + path;

export const graphql = () => null;

export function Link({ to, children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a data-inside="" href={withPrefix(to)} {...attributes}>
      {children}
    </a>
  );
}

export const navigate = jest.fn<Promise<void>, [to: string]>(() => Promise.resolve());
