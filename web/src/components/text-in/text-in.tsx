import type { Locale } from '@ochiq/contract/locales';

import { langOf } from '../../i18n/lang-of';

/** Words that an editor wrote, in the language they are in. */
export function TextIn({ lang, children }: { lang: Locale | null; children: string }) {
  return lang ? <span lang={langOf(lang)}>{children}</span> : <>{children}</>;
}
