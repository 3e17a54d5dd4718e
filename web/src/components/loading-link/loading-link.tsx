import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';

/** Renders a link that loads the page from the server for this reader, unlike Gatsby’s own. */
export function LoadingLink({ to, children, className }: { to: string; children: ReactNode; className?: string | undefined }) {
  return (
    <a href={withPrefix(to)} className={className}>
      {children}
    </a>
  );
}
