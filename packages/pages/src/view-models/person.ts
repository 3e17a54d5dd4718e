import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { Reception } from '@ochiq/contract/part/hours';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { getDocument, type RenderContext } from '../render-context.ts';
import { toPictureView, type PictureView } from './media.ts';

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

export function toPersonCard({ form }: RenderContext, person: Entry<'person'>, lang: Locale | null = null): PersonCard {
  const { documentId: id, name, position, acting, slug, photo, receptionDays, phone, email } = person;
  return {
    id,
    name,
    position,
    acting,
    path: pathFor('person', form, { slug }),
    photo: toPictureView(photo),
    receptionDays,
    phone,
    email,
    lang,
  };
}

/** Lists the published people with these ids, in this order. */
export function listPersonCards(context: RenderContext, ids: readonly string[]): PersonCard[] {
  return ids.flatMap((id) => {
    const match = getDocument(context, 'person', id);
    return match ? [toPersonCard(context, match.entry, match.foreign)] : [];
  });
}
