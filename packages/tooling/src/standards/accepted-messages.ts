import type { ValidatorName } from './judge.ts';

/** An accepted message of a validator. */
export type AcceptedMessage = {
  validator: ValidatorName;
  message: RegExp;
  /** Why it is no fault, or why it is accepted. */
  reason: string;
};

export const acceptedMessages: readonly AcceptedMessage[] = [
  {
    validator: 'html',
    message: /^info: Trailing slash on void elements/u,
    reason: 'React writes them so, and all our attribute values are quoted.',
  },
  {
    validator: 'html',
    message: /^error: CSS: “(?:container-type|paint-order)”: Property “[a-z-]+” doesn't exist\.$/u,
    reason:
      'Both are in Recommendations or drafts that all browsers follow (CSS Containment 3, SVG 2); the checker does not know them yet.',
  },
  {
    validator: 'html',
    message: /^error: CSS: “(?:max-)?inline-size”: (?:Unknown dimension|Invalid type: “100%, var\(--wrap\)”)\.$/u,
    reason: 'Units of containers and min() with a variable are of CSS Values 4 and 5; the checker does not know them yet.',
  },
  {
    validator: 'catalogue',
    message: /^DCAT-AP 3\.0\.1 with ranges: \w+: ClassConstraintComponent$/u,
    reason:
      'Languages, media types, themes and the like are terms of other vocabularies, and pages are pages: what class each is of is said where it is published, and the shapes without ranges find nothing.',
  },
  {
    validator: 'accessibility',
    message: /^sia-r111\b/u,
    reason:
      'Targets of 44 pixels are level AAA (2.5.5). We keep to 24 (2.5.8), and to 44 where one thing is pressed: buttons, fields, the menu of a phone.',
  },
  {
    validator: 'accessibility',
    message: /^sia-r73\b/u,
    reason: 'Line height of 1.5 in paragraphs is level AAA (1.4.8). Texts have it; what it names are marks and numbers of one line.',
  },
  {
    validator: 'catalogue',
    message: /^DCAT-AP 2\.1\.1: byteSize: DatatypeConstraintComponent/u,
    reason: 'DCAT 3 wants xsd:nonNegativeInteger where DCAT 2 wanted xsd:decimal. A number cannot be both.',
  },
];
