import type { Locale } from '@ochiq/contract/routing/locales';
import { splitContacts } from '@ochiq/pages/view-models/contact-ways';

import { EmailLink, PhoneLink } from '../contact-links/contact-links';
import { TextWithLang } from '../inline-text/inline-text';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './contact-text.module.css';

/** Renders plain text: a paragraph for every line, in which addresses and numbers are links. */
export function ContactParagraphs({ text, lang }: { text: string | readonly string[]; lang: Locale | null }) {
  const lines = typeof text === 'string' ? text.split('\n').filter((line) => line.trim() !== '') : text;
  return (
    <div className={styles.paragraphs} lang={getLangAttribute(lang)}>
      {lines.map((line, index) => (
        <p key={index}>
          <ContactText lang={null}>{line}</ContactText>
        </p>
      ))}
    </div>
  );
}

/** Renders an editor's contact text; its numbers and addresses are links. */
export function ContactText({ lang, children }: { lang: Locale | null; children: string }) {
  return (
    <TextWithLang lang={lang}>
      {splitContacts(children).map(({ text, href }, index) => {
        if (href === null) return text;
        if (text.includes('@')) return <EmailLink key={index} email={text} />;
        if (text.startsWith('+')) return <PhoneLink key={index} number={text} />;
        // A number without a country code is dialled with ours.
        return (
          <a key={index} href={href}>
            {text}
          </a>
        );
      })}
    </TextWithLang>
  );
}
