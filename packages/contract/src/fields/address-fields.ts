import * as z from 'zod';

import { createField } from './field.ts';
import { linkAddress, maxAddressLength } from './link-address.ts';
import { pathPattern } from './safe-url.ts';

const emailMax = 254;
/** Defines a field of an e-mail address; RFC 5321 allows 254 characters. */
export const defineEmailField = () => createField(z.email().max(emailMax), { type: 'email', maxLength: emailMax }, 'email');

/** Nine digits of Uzbekistan, alone, with the country's code, or behind the 8 of trunk calls; hotlines (0-800, 800) are none. */
const national = /^(?:(?:\+|00)?998|8)?(?<code>(?!800)[2-9]\d)(?<first>\d{3})(?<second>\d{2})(?<third>\d{2})$/u;

/**
 * Writes a number of Uzbekistan with the country's code, however an editor wrote it: what pages show is what telephones
 * dial, and from abroad nine digits lead elsewhere. Others, and short ones such as 112, stay as they are.
 */
function writePhone(number: string): string {
  const { code, first, second, third } = national.exec(number.replace(/[ ()-]/gu, ''))?.groups ?? {};
  return code === undefined ? number : `+998 ${code} ${first ?? ''}-${second ?? ''}-${third ?? ''}`;
}

const phonePattern = String.raw`^\+?[0-9 ()-]{3,24}$`;
/** A telephone number as people read it: `+998 71 000-00-00`, which it is made where the country's code is left out, or a short number. */
export const definePhoneField = () =>
  createField(
    z
      .string()
      .regex(new RegExp(phonePattern, 'u'), { error: 'is not a telephone number: 3 to 24 digits, spaces, hyphens and brackets' })
      .overwrite(writePhone),
    {
      type: 'string',
      maxLength: 25,
      regex: phonePattern,
    },
    'phone',
  );

const createAddressField = () => createField(linkAddress, { type: 'string', maxLength: maxAddressLength }, 'url');

/** Defines a field of a link's address: web, mail, telephone, or a path of this site without a locale prefix. */
export const defineUrlField = () => ({ ...createAddressField(), follow: 'link' as const });

/**
 * Defines a field of an address that is used as written: a path carries its locale prefix where a certain language is
 * meant.
 */
export const defineTargetField = () => ({ ...createAddressField(), follow: 'target' as const });

/** Defines a field of a former path of this site, without query or fragment. */
export const defineOldPathField = () =>
  createField(
    z.string().max(maxAddressLength).regex(new RegExp(pathPattern, 'u'), {
      error: 'is not a path of this site: it begins with one / and has no space, ?, # or backslash',
    }),
    {
      type: 'string',
      maxLength: maxAddressLength,
      regex: pathPattern,
    },
    'path',
  );

/** Defines a field of a path of this site to link to, without locale prefix, query and fragment. */
export const definePathField = () => ({ ...defineOldPathField(), follow: 'link' as const });

/** The pattern of a slug; it never looks like a year. */
export const slugPattern = '^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$';
const slugMax = 120;
const createSlugSchema = () =>
  z
    .string()
    .max(slugMax)
    .regex(new RegExp(slugPattern, 'u'), { error: 'has other than small Latin letters, digits and single hyphens, or no letter' });

/**
 * Defines the slug field: small Latin letters, digits and single hyphens, with at least one letter, so that it is never
 * mistaken for a year. Generated from the field `from` when the editor leaves it empty.
 */
export const defineSlugField = (from: string) => ({
  ...createField(createSlugSchema(), { type: 'uid', targetField: from, regex: slugPattern }, 'slug'),
  derivedFrom: from,
});

/**
 * Defines the slug field of a page of the tree. It is no `uid` of Strapi, which would have to be unique among all pages:
 * pages below different ones may have the same.
 */
export const defineTreeSlugField = (from: string) => ({
  ...createField(createSlugSchema(), { type: 'string', maxLength: slugMax, regex: slugPattern }, 'slug'),
  derivedFrom: from,
});
