import type { Locale } from '@ochiq/contract/locales';

import { EmailLink } from '../email-link/email-link';
import { PhoneLink } from '../phone-link/phone-link';
import { TextIn } from '../text-in/text-in';

/** A number with its country's code, or an address, within a sentence. */
const ways = /(?<way>\+\d[\d\s()-]{6,20}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/u;

/** Whom to ask, as an editor wrote it: its numbers can be dialled and its addresses written to. */
export function ContactText({ lang, children }: { lang: Locale | null; children: string }) {
  return (
    <TextIn lang={lang}>
      {children.split(ways).map((part, index) => {
        if (index % 2 === 0) return part;
        return part.includes('@') ? <EmailLink key={index} email={part} /> : <PhoneLink key={index} number={part} />;
      })}
    </TextIn>
  );
}
