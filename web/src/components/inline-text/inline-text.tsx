import type { Locale } from '@ochiq/contract/routing/locales';
import type { ReactNode } from 'react';
import type { DateView } from '@ochiq/pages/format/date';

import { getLangAttribute } from '../../i18n/get-lang-attribute';

export function DateText({ date }: { date: DateView }) {
  return <time dateTime={date.iso}>{date.text}</time>;
}

/** Renders an editor's text with its language. */
export function TextWithLang({ lang, children }: { lang: Locale | null; children: ReactNode }) {
  return lang ? <span lang={getLangAttribute(lang)}>{children}</span> : <>{children}</>;
}
