import type { Entry } from '@ochiq/contract/content-types';

import type { Reading } from '../reading.ts';
import { pictureView } from '../view/media.ts';
import { organizationReference, type OrganizationReference } from './organization.ts';

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

export function personData(reading: Reading, person: Entry<'person'>, url: string): Person {
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.position,
    url,
    image: pictureView(person.photo)?.src ?? null,
    telephone: person.phone,
    email: person.email,
    worksFor: organizationReference(reading),
  };
}
