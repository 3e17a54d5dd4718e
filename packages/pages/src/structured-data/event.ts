import type { Entry } from '@ochiq/contract/content-types';
import { locales } from '@ochiq/contract/routing/locales';

import type { RenderContext } from '../render-context.ts';
import { extractParagraphs } from '../view-models/words/plain-text.ts';
import { buildOrganizationReference, type OrganizationReference } from './build-organization.ts';

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
export function buildPressEvent(context: RenderContext, conference: Entry<'press-conference'>, url: string, card: string): Event | null {
  const { title, startsAt, place, body } = conference;
  if (place === null) return null;
  return {
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    description: extractParagraphs(body)[0] ?? null,
    url,
    image: card,
    inLanguage: locales[context.locale].tag,
    organizer: buildOrganizationReference(context),
  };
}
