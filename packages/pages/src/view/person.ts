import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';
import type { Reception } from '@ochiq/contract/part/reception';
import { pathFor } from '@ochiq/contract/path-for';

import { theDocument, type Reading } from '../reading.ts';
import { pictureView, type PictureView } from './media.ts';

export type PersonCard = {
  id: string;
  name: string;
  position: string;
  acting: boolean;
  path: string;
  photo: PictureView | null;
  receptionDays: readonly Reception[];
  phone: string | null;
  email: string | null;
  lang: Locale | null;
};

export function personCard({ form }: Reading, person: Entry<'person'>, lang: Locale | null = null): PersonCard {
  const { documentId: id, name, position, acting, slug, photo, receptionDays, phone, email } = person;
  return {
    id,
    name,
    position,
    acting,
    path: pathFor('person', form, { slug }),
    photo: pictureView(photo),
    receptionDays,
    phone,
    email,
    lang,
  };
}

/** Lists the published people with these ids, in this order. */
export function personCards(reading: Reading, ids: readonly string[]): PersonCard[] {
  return ids.flatMap((id) => {
    const found = theDocument(reading, 'person', id);
    return found ? [personCard(reading, found.entry, found.foreign)] : [];
  });
}
