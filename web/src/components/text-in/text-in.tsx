import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';

/** Renders an editor's text with its language. */
export function TextIn({ lang, children }: { lang: Locale | null; children: ReactNode }) {
  return lang ? <span lang={getLangAttribute(lang)}>{children}</span> : <>{children}</>;
}
