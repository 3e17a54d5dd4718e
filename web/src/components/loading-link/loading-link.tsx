import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';

/** A link that loads the page, as Gatsby’s own would not: the server makes it for this reader. */
export function LoadingLink({ to, children, className }: { to: string; children: ReactNode; className?: string | undefined }) {
  return (
    <a href={withPrefix(to)} className={className}>
      {children}
    </a>
  );
}
