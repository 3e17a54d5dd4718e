import { choice, consent, email, line, optional, password, phone, text, tick, type FormFields } from './form-field.ts';

/** The three kinds of the law on appeals (ZRU-445). */
export const appealKinds = ['application', 'proposal', 'complaint'] as const;

/** What is sent about a vacancy or a tender: an application, which only a vacancy takes, or a question. */
export const inquiryKinds = ['apply', 'ask'] as const;

/** What the public can send to be kept: each has an intake type of the CMS. */
export const intakeForms = {
  contact: { name: line(2, 100), email: email(), subject: line(3, 160), message: text(10, 5000) },
  callback: { name: line(2, 100), phone: phone() },
  appeal: {
    kind: choice(...appealKinds),
    name: line(5, 150),
    address: line(5, 250),
    email: optional(email()),
    phone: optional(phone()),
    message: text(20, 10_000),
  },
  /** `offer` is the document id of the vacancy or tender that it is about. */
  inquiry: {
    offer: line(8, 64),
    kind: choice(...inquiryKinds),
    name: line(5, 150),
    email: email(),
    phone: optional(phone()),
    message: text(10, 5000),
    consent: consent(),
  },
  /** `news` is the document id of what it is about. */
  comment: { news: line(8, 64), name: line(2, 100), content: text(3, 2000) },
  review: { name: line(2, 120), role: line(2, 160), content: text(10, 800), consent: consent() },
  feedback: { useful: choice('yes', 'no') },
  'error-report': { text: text(5, 2000) },
} as const satisfies Record<string, FormFields>;

/** The forms that query something and store nothing. */
export const askingForms = {
  /** The state of an appeal, queried with the number and code of the receipt. */
  'appeal-status': { receipt: line(5, 20), code: line(4, 20) },
} as const satisfies Record<string, FormFields>;

/** The forms of accounts. Strapi's own bounds: a password of 6 to 72 characters (bcrypt reads no more). */
export const accountForms = {
  signup: { name: line(2, 100), email: email(), password: password(10, 72), remember: tick() },
  login: { email: email(), password: password(1, 72), remember: tick() },
  'forgot-password': { email: email() },
  'reset-password': { code: line(8, 200), password: password(10, 72) },
  /** Sent from the page that the confirmation e-mail links to: a program that only opens links confirms nothing. */
  'confirm-email': { code: line(8, 200) },
  /** Has no fields; the session is in the cookie. */
  'sign-out': {},
} as const satisfies Record<string, FormFields>;

/** Every form of the site. */
export const forms = { ...intakeForms, ...askingForms, ...accountForms } as const;

export type FormName = keyof typeof forms;
export type IntakeFormName = keyof typeof intakeForms;
export type AccountFormName = keyof typeof accountForms;

export const formNames = Object.keys(forms) as readonly FormName[];
export const intakeFormNames = Object.keys(intakeForms) as readonly IntakeFormName[];

export type FieldName<F extends FormName> = keyof (typeof forms)[F] & string;

/** A field that was left empty is `null`. */
export type FormValues<F extends FormName> = {
  [K in FieldName<F>]: (typeof forms)[F][K] extends { required: true } ? string : string | null;
};

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
export const isIntakeForm = (name: string): name is IntakeFormName => Object.hasOwn(intakeForms, name);
