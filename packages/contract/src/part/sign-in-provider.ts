import { defineEnumField, defineBooleanField } from '../fields/field.ts';
import { definePart } from '../fields/part.ts';
import { providers } from '../wire/sign-in-providers.ts';

export const signInProvider = definePart('sign-in-provider', 'Social sign-in', {
  /** The identity provider. */
  provider: defineEnumField(providers),
  /** Whether the connection is set up; otherwise the page says that it is not. */
  ready: defineBooleanField(),
});
