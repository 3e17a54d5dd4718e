import { profiles } from '../profile.ts';
import { single } from '../content-type.ts';
import { email, filledList, line, list, one, oneOf, optional, phone, pictureFile, shared, text } from '../field.ts';
import { link } from '../part/link.ts';
import { mapPoint } from '../part/map-point.ts';
import { phoneLine } from '../part/phone-line.ts';
import { reception } from '../part/reception.ts';
import { signInProvider } from '../part/sign-in-provider.ts';
import { socialLink } from '../part/social-link.ts';
import { stop } from '../part/stop.ts';
import { workingHours } from '../part/working-hours.ts';

export const site = single({
  singular: 'site',
  plural: 'sites',
  title: 'Site settings',
  fields: {
    /** Which reading of the institution the site shows. */
    profile: shared(oneOf(profiles)),
    /** The full official name. */
    name: line(200),
    /** The name in two to four words, for the header. */
    shortName: line(80),
    /** What the institution does, in one sentence: the description of the site. */
    description: text(300),
    /** The body it belongs to. */
    superiorBody: one(link),
    /** Street and city. */
    address: line(250),
    /** Six digits. */
    postcode: shared(line(12)),
    /** When the office is open. */
    workingHours: shared(filledList(workingHours, 7)),
    /** When leaders receive citizens. */
    receptionDays: shared(filledList(reception, 7)),
    /** Numbers with their owners. */
    phones: filledList(phoneLine, 12),
    /** The number for complaints about wrongdoing. */
    trustPhone: shared(phone()),
    /** The hours of the trust phone. */
    trustPhoneHours: line(120),
    /** The office's address. */
    email: shared(email()),
    /** The office's fax. */
    fax: optional(shared(phone())),
    /** Where the office is. */
    mapPoint: optional(shared(one(mapPoint))),
    /** How to get there. */
    stops: list(stop, 12),
    /** The institution's pages in social networks. */
    socialLinks: shared(list(socialLink, 6)),
    /** Through whom a citizen can sign in. */
    signInProviders: shared(list(signInProvider, 4)),
    /** The institution's emblem; without it, the site's own drawing is shown. */
    emblem: optional(shared(pictureFile())),
  },
});
