import type { Locale } from '@ochiq/contract/routing/locales';
import type { LabelView } from '@ochiq/pages/view-models/link';

import { AnyLink } from '../any-link/any-link';

/** Renders the licence of the data. */
export function Licence({ licence: { label, href }, lang }: { licence: LabelView; lang: Locale | null }) {
  return (
    <AnyLink href={href} lang={lang}>
      {label}
    </AnyLink>
  );
}
