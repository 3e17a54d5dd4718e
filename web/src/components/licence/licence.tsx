import type { Locale } from '@ochiq/contract/locales';
import type { LabelView } from '@ochiq/pages/view/link';

import { AnyLink } from '../any-link/any-link';

/** Renders the licence of the data. */
export function Licence({ licence: { label, href }, lang }: { licence: LabelView; lang: Locale | null }) {
  return (
    <AnyLink href={href} lang={lang}>
      {label}
    </AnyLink>
  );
}
