import { profiles } from '../wire/site-facts.ts';
import { defineSingleType } from '../fields/content-type.ts';
import { defineEmailField, definePhoneField } from '../fields/address-fields.ts';
import { defineNonEmptyListField, defineListField, defineComponentField, definePictureFileField } from '../fields/reference-fields.ts';
import { defineLineField, defineEnumField, makeOptional, makeShared, defineTextField } from '../fields/field.ts';
import { link, signInProvider, socialLink } from '../part/links.ts';
import { mapPoint, phoneLine, stop } from '../part/office.ts';
import { reception, workingHours } from '../part/hours.ts';

export const site = defineSingleType({
  singular: 'site',
  plural: 'sites',
  title: 'Site settings',
  fields: {
    /** Which reading of the institution the site shows. */
    profile: makeShared(defineEnumField(profiles)),
    /** The full official name. */
    name: defineLineField(200),
    /** The name in two to four words, for the header. */
    shortName: defineLineField(80),
    /** What the institution does, in one sentence: the description of the site. */
    description: defineTextField(300),
    /** The body it belongs to. */
    superiorBody: defineComponentField(link),
    /** Street and city. */
    address: defineLineField(250),
    /** Six digits. */
    postcode: makeShared(defineLineField(12)),
    /** When the office is open. */
    workingHours: makeShared(defineNonEmptyListField(workingHours, 7)),
    /** When leaders receive citizens. */
    receptionDays: makeShared(defineNonEmptyListField(reception, 7)),
    /** Numbers with their owners. */
    phones: defineNonEmptyListField(phoneLine, 12),
    /** The number for complaints about wrongdoing. */
    trustPhone: makeShared(definePhoneField()),
    /** The hours of the trust phone. */
    trustPhoneHours: defineLineField(120),
    /** The office's address. */
    email: makeShared(defineEmailField()),
    /** The office's fax. */
    fax: makeOptional(makeShared(definePhoneField())),
    /** Where the office is. */
    mapPoint: makeOptional(makeShared(defineComponentField(mapPoint))),
    /** How to get there. */
    stops: defineListField(stop, 12),
    /** The institution's pages in social networks. */
    socialLinks: makeShared(defineListField(socialLink, 6)),
    /** Through whom a citizen can sign in. */
    signInProviders: makeShared(defineListField(signInProvider, 4)),
    /** The institution's emblem; without it, the site's own drawing is shown. */
    emblem: makeOptional(makeShared(definePictureFileField())),
    /** Words of Uzbek pages in Cyrillic, one a line: what stays in Latin (`Ochiq`), or its spelling (`mayor = мэр`). */
    cyrillicWords: makeOptional(makeShared(defineTextField(5000))),
  },
});
