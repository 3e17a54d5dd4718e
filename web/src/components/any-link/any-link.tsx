import type { Locale } from '@ochiq/contract/routing/locales';
import { isSafeUrl } from '@ochiq/contract/fields/safe-url';

import { Link } from '../link/link';
import { TextIn } from '../text-in/text-in';

type AnyLinkProps = { href: string | null; children: string; lang?: Locale | null; className?: string | undefined };

/** Renders a link to an address that an editor typed; an unsafe one stays plain text. */
export function AnyLink({ href, children, lang = null, className }: AnyLinkProps) {
  if (href === null || !isSafeUrl(href)) return <TextIn lang={lang}>{children}</TextIn>;
  return (
    <Link to={href} lang={lang} className={className}>
      {children}
    </Link>
  );
}
