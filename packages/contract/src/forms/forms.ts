import {
  defineChoiceInput,
  defineConsentInput,
  defineEmailInput,
  defineLineInput,
  makeOptionalInput,
  definePasswordInput,
  definePhoneInput,
  defineTextInput,
  defineCheckboxInput,
  type FormFields,
} from './form-field.ts';

/** The three kinds of the law on appeals (ZRU-445). */
export const appealKinds = ['application', 'proposal', 'complaint'] as const;

/** What is sent about a vacancy or a tender: an application, which only a vacancy takes, or a question. */
export const inquiryKinds = ['apply', 'ask'] as const;

/** What the public can send to be kept: each has an intake type of the CMS. */
export const intakeForms = {
  contact: {
    name: defineLineInput(2, 100),
    email: defineEmailInput(),
    subject: defineLineInput(3, 160),
    message: defineTextInput(10, 5000),
  },
  callback: { name: defineLineInput(2, 100), phone: definePhoneInput() },
  appeal: {
    kind: defineChoiceInput(...appealKinds),
    name: defineLineInput(5, 150),
    address: defineLineInput(5, 250),
    email: makeOptionalInput(defineEmailInput()),
    phone: makeOptionalInput(definePhoneInput()),
    message: defineTextInput(20, 10_000),
  },
  /** `offer` is the document id of the vacancy or tender that it is about. */
  inquiry: {
    offer: defineLineInput(8, 64),
    kind: defineChoiceInput(...inquiryKinds),
    name: defineLineInput(5, 150),
    email: defineEmailInput(),
    phone: makeOptionalInput(definePhoneInput()),
    message: defineTextInput(10, 5000),
    consent: defineConsentInput(),
  },
  /** `news` is the document id of what it is about. */
  comment: { news: defineLineInput(8, 64), name: defineLineInput(2, 100), content: defineTextInput(3, 2000) },
  review: {
    name: defineLineInput(2, 120),
    role: defineLineInput(2, 160),
    content: defineTextInput(10, 800),
    consent: defineConsentInput(),
  },
  feedback: { useful: defineChoiceInput('yes', 'no') },
  'error-report': { text: defineTextInput(5, 2000) },
} as const satisfies Record<string, FormFields>;

/** The forms that query something and store nothing. */
export const queryForms = {
  /** The state of an appeal, queried with the number and code of the receipt. */
  'appeal-status': { receipt: defineLineInput(5, 20), code: defineLineInput(4, 20) },
} as const satisfies Record<string, FormFields>;

/** The forms of accounts. Strapi's own bounds: a password of 6 to 72 characters (bcrypt reads no more). */
export const accountForms = {
  signup: {
    name: defineLineInput(2, 100),
    email: defineEmailInput(),
    password: definePasswordInput(10, 72),
    remember: defineCheckboxInput(),
  },
  login: { email: defineEmailInput(), password: definePasswordInput(1, 72), remember: defineCheckboxInput() },
  'forgot-password': { email: defineEmailInput() },
  'reset-password': { code: defineLineInput(8, 200), password: definePasswordInput(10, 72) },
  /** Sent from the page that the confirmation e-mail links to: a program that only opens links confirms nothing. */
  'confirm-email': { code: defineLineInput(8, 200) },
  /** Has no fields; the session is in the cookie. */
  'sign-out': {},
} as const satisfies Record<string, FormFields>;

/** Every form of the site. */
export const forms = { ...intakeForms, ...queryForms, ...accountForms } as const;

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
