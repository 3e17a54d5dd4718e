import type { Locale } from '@ochiq/contract/routing/locales';
import { splitContacts } from '@ochiq/pages/view-models/contact-ways';

import { EmailLink } from '../email-link/email-link';
import { PhoneLink } from '../phone-link/phone-link';
import { TextIn } from '../text-in/text-in';

/** Renders an editor's contact text; its numbers and addresses are links. */
export function ContactText({ lang, children }: { lang: Locale | null; children: string }) {
  return (
    <TextIn lang={lang}>
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
    </TextIn>
  );
}
