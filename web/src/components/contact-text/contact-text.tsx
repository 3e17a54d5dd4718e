import type { Locale } from '@ochiq/contract/locales';
import { splitWays } from '@ochiq/pages/view/contact-ways';

import { EmailLink } from '../email-link/email-link';
import { PhoneLink } from '../phone-link/phone-link';
import { TextIn } from '../text-in/text-in';

/** Whom to ask, as an editor wrote it: its numbers can be dialled and its addresses written to. */
export function ContactText({ lang, children }: { lang: Locale | null; children: string }) {
  return (
    <TextIn lang={lang}>
      {splitWays(children).map(({ text, href }, index) => {
        if (href === null) return text;
        if (text.includes('@')) return <EmailLink key={index} email={text} />;
        if (text.startsWith('+')) return <PhoneLink key={index} number={text} />;
        // Without its country's code it is dialled with it.
        return (
          <a key={index} href={href}>
            {text}
          </a>
        );
      })}
    </TextIn>
  );
}
