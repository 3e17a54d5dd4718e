import { withPrefix } from 'gatsby';

/** A link that loads the page, as Gatsby’s own would not: the server makes it for this reader. */
export function LoadingLink({ to, children, className }: { to: string; children: string; className?: string | undefined }) {
  return (
    <a href={withPrefix(to)} className={className}>
      {children}
    </a>
  );
}
