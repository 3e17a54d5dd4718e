import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/locales';

import type { Reading } from '../reading.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

export type Event = {
  '@type': 'Event';
  name: string;
  startDate: string;
  eventStatus: 'https://schema.org/EventScheduled';
  location: { '@type': 'Place'; name: string; address: string };
  description: string | null;
  url: string;
  image: string;
  inLanguage: string;
  organizer: OrganizationReference;
};

/** Builds the event of a press conference; `null` where no place is known, since an event requires one. */
export function pressEvent(reading: Reading, conference: Entry<'press-conference'>, url: string, card: string): Event | null {
  const { title, startsAt, place, body } = conference;
  if (place === null) return null;
  return {
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    description: paragraphsOf(body)[0] ?? null,
    url,
    image: card,
    inLanguage: locales[reading.locale].tag,
    organizer: organizationReference(reading),
  };
}
