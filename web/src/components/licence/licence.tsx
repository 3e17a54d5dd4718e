import type { Locale } from '@ochiq/contract/locales';
import type { LicenceView } from '@ochiq/pages/plan/datasets';

import { AnyLink } from '../any-link/any-link';

/** What readers may do with the data. */
export function Licence({ licence: { label, href }, lang }: { licence: LicenceView; lang: Locale | null }) {
  return (
    <AnyLink href={href} lang={lang}>
      {label}
    </AnyLink>
  );
}
