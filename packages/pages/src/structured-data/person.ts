import type { Entry } from '@ochiq/contract/content-types';

import type { RenderContext } from '../render-context.ts';
import { toPictureView } from '../view-models/media.ts';
import { buildOrganizationReference, type OrganizationReference } from './build-organization.ts';

export type Person = {
  '@type': 'Person';
  name: string;
  jobTitle: string;
  url: string;
  image: string | null;
  telephone: string | null;
  email: string | null;
  worksFor: OrganizationReference;
};

export function buildPerson(context: RenderContext, person: Entry<'person'>, url: string): Person {
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.position,
    url,
    image: toPictureView(person.photo)?.src ?? null,
    telephone: person.phone,
    email: person.email,
    worksFor: buildOrganizationReference(context),
  };
}
