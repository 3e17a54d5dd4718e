import type { Locale } from '@ochiq/contract/locales';
import type { DatasetBody } from '@ochiq/pages/plan/datasets';

import { AnyLink } from '../any-link/any-link';

/** What readers may do with the data. */
export function Licence({ licence: { label, href }, lang }: { licence: DatasetBody['dataset']['licence']; lang: Locale | null }) {
  return (
    <p>
      <AnyLink href={href} lang={lang}>
        {label}
      </AnyLink>
    </p>
  );
}
