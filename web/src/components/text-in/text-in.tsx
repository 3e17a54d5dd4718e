import type { Locale } from '@ochiq/contract/locales';
import type { ReactNode } from 'react';

import { langOf } from '../../i18n/lang-of';

/** Renders an editor's text with its language. */
export function TextIn({ lang, children }: { lang: Locale | null; children: ReactNode }) {
  return lang ? <span lang={langOf(lang)}>{children}</span> : <>{children}</>;
}
