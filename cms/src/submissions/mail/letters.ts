import { cleanLine } from '@ochiq/contract/forms/clean-text';
import type { Locale, Localized } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import type { RouteName, RouteParams } from '@ochiq/contract/routing/routes';
import type { ScriptPrefix, ViewPrefix } from '@ochiq/contract/routing/scripts';

import { getReaderPrefix, writeReply, writeLetter, type LetterReader } from './letter-reader';
import type {
  AppealMailData,
  CallbackMailData,
  ContactMailData,
  FactorMailData,
  InquiryMailData,
  InquiryReceiptMailData,
  Letter,
  LetterTexts,
  PasskeyMailData,
  ReceiptMailData,
  ReplyMailData,
} from './letter-texts';
import { enMailTexts } from './texts/en';
import { ruMailTexts } from './texts/ru';
import { uzMailTexts } from './texts/uz';

export const mailTexts: Localized<LetterTexts> = { uz: uzMailTexts, ru: ruMailTexts, en: enMailTexts };

/** A letter as it waits in the outbox. Without a recipient it goes to the office. */
export type Mail = {
  kind: string;
  language: Locale;
  /** The alphabet where it is not the language's own. */
  script: ScriptPrefix | null;
  recipient: string | null;
  replyTo: string | null;
  subject: string;
  body: string;
};

type MailAddress = { recipient?: string; replyTo?: string; script?: ScriptPrefix | null };

/** Creates a letter of these texts. */
export const createMail = (
  kind: string,
  language: Locale,
  { subject, paragraphs }: Letter,
  { recipient, replyTo, script = null }: MailAddress = {},
): Mail => ({
  kind,
  language,
  script,
  recipient: recipient ?? null,
  replyTo: replyTo ?? null,
  // What a stranger typed stays within its line: a header can't be added.
  subject: cleanLine(subject),
  body: paragraphs.join('\n\n'),
});

type LetterWriter = (texts: LetterTexts, keep: (value: string) => string) => Letter;

/** Creates a letter to a citizen, in their language and alphabet. */
function createCitizenMail(kind: string, reader: LetterReader, recipient: string, write: LetterWriter): Mail {
  const { language, script } = reader;
  const letter = writeLetter(reader, (keep) => write(mailTexts[language], keep));
  return createMail(kind, language, letter, { recipient, script });
}

/** Returns the address where a citizen asks for the state of an appeal. */
export const getStatusPage = (siteUrl: string | undefined, reader: LetterReader): string | null =>
  siteUrl === undefined ? null : getPageUrl(siteUrl, 'form', getReaderPrefix(reader), { form: 'appeal-status' });

export const buildContactMail = (language: Locale, data: ContactMailData): Mail =>
  createMail('contact', language, mailTexts[language].contact(data), { replyTo: data.email });

export const buildCallbackMail = (language: Locale, data: CallbackMailData): Mail =>
  createMail('callback', language, mailTexts[language].callback(data));

/** Builds the letter that notifies the office of an appeal, without personal data: these stay in the panel. */
export const buildAppealMail = (language: Locale, { dueOn, ...data }: AppealMailData): Mail =>
  createMail('appeal', language, mailTexts[language].appeal({ ...data, dueOn: mailTexts[language].day(dueOn) }));

/**
 * Builds the letter that tells the citizen the number; the code is not sent, so that access to the mailbox does not
 * open the appeal.
 */
export const buildReceiptMail = (reader: LetterReader, recipient: string, { dueOn, number, statusPage }: ReceiptMailData): Mail =>
  createCitizenMail('appeal-receipt', reader, recipient, (texts, keep) =>
    texts.receipt({ number: keep(number), dueOn: texts.day(dueOn), statusPage: statusPage && keep(statusPage) }),
  );

/** The texts of the letters with answers, by their kinds. */
const replyTexts = { 'appeal-answer': 'answer', 'inquiry-answer': 'inquiryAnswer' } as const satisfies Record<string, keyof LetterTexts>;

/** Creates a letter with an answer of the institution, which is in the reader's alphabet as the words around it are. */
function createReplyMail(kind: keyof typeof replyTexts, reader: LetterReader, recipient: string, { number, answer }: ReplyMailData): Mail {
  const { notes, ...written } = writeReply(reader, answer);
  return createCitizenMail(kind, reader, recipient, (texts, keep) => {
    const { subject, paragraphs } = texts[replyTexts[kind]]({ number: keep(number), answer: keep(written.answer) });
    return { subject, paragraphs: [...paragraphs, ...notes] };
  });
}

export const buildReplyMail = (reader: LetterReader, recipient: string, data: ReplyMailData): Mail =>
  createReplyMail('appeal-answer', reader, recipient, data);

/** Returns the address of a page, below the site's own; only its path where the site's address is not configured. */
const getPageUrl = <R extends RouteName>(siteUrl: string | undefined, route: R, form: ViewPrefix, params: RouteParams<R>): string =>
  `${(siteUrl ?? '').replace(/\/+$/u, '')}${pathFor(route, form, params)}`;

type SiteAddress = { siteUrl: string | undefined };
type CodeLink = SiteAddress & { code: string };

/** Returns what the addresses of a reader's own pages begin with. */
const getViewPrefix = ({ language, script }: LetterReader): ViewPrefix => script ?? language;

const getCodeFormUrl = (form: 'confirm-email' | 'reset-password', reader: LetterReader, { siteUrl, code }: CodeLink): string =>
  `${getPageUrl(siteUrl, 'form', getViewPrefix(reader), { form })}?code=${encodeURIComponent(code)}`;

// No letter to an account greets by name: a sign-up with a stranger's address would inject text into the letter.

export const buildConfirmEmailMail = (reader: LetterReader, recipient: string, codeLink: CodeLink): Mail =>
  createCitizenMail('confirm-email', reader, recipient, (texts, keep) =>
    texts.confirmEmail({ link: keep(getCodeFormUrl('confirm-email', reader, codeLink)) }),
  );

export const buildAccountExistsMail = (reader: LetterReader, recipient: string, { siteUrl }: SiteAddress): Mail =>
  createCitizenMail('account-exists', reader, recipient, (texts, keep) =>
    texts.accountExists({
      signInPage: keep(getPageUrl(siteUrl, 'login', getViewPrefix(reader), {})),
      forgotPage: keep(getPageUrl(siteUrl, 'form', getViewPrefix(reader), { form: 'forgot-password' })),
    }),
  );

export const buildResetPasswordMail = (reader: LetterReader, recipient: string, codeLink: CodeLink): Mail =>
  createCitizenMail('reset-password', reader, recipient, (texts, keep) =>
    texts.resetPassword({ link: keep(getCodeFormUrl('reset-password', reader, codeLink)) }),
  );

const tashkentMoment = new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

/** Builds the letter to a user of the panel after a sign-in in an unknown browser. */
export const buildNewDeviceMail = (language: Locale, recipient: string, { at, device }: { at: Date; device: string | null }): Mail =>
  createMail('new-device', language, mailTexts[language].newDevice({ moment: tashkentMoment.format(at), device }), { recipient });

/** Builds the letter to a user of the panel whose passkeys were changed. The name of a passkey is not in it: a stranger may have typed it. */
export const buildPasskeyMail = (
  language: Locale,
  recipient: string,
  { at, ...data }: Omit<PasskeyMailData, 'moment'> & { at: Date },
): Mail => createMail('passkey', language, mailTexts[language].passkey({ ...data, moment: tashkentMoment.format(at) }), { recipient });

/** Builds the letter to a user of the panel whose app or recovery codes were changed. */
export const buildFactorMail = (
  language: Locale,
  recipient: string,
  { at, ...data }: Omit<FactorMailData, 'moment'> & { at: Date },
): Mail =>
  createMail('factor-change', language, mailTexts[language].secondFactor({ ...data, moment: tashkentMoment.format(at) }), { recipient });

/** Creates the letter to the office about an application or question, without data of its sender: that stays in the panel. */
export const createInquiryMail = (language: Locale, { dueOn, ...data }: InquiryMailData): Mail =>
  createMail('inquiry', language, mailTexts[language].inquiry({ ...data, dueOn: mailTexts[language].day(dueOn) }));

/** Creates the receipt letter. It has the number and not the code, so that access to the mailbox is not access to the answer. */
export const createInquiryReceiptMail = (reader: LetterReader, recipient: string, data: InquiryReceiptMailData): Mail =>
  createCitizenMail('inquiry-receipt', reader, recipient, (texts, keep) => {
    const { number, dueOn, statusPage, ...others } = data;
    return texts.inquiryReceipt({ ...others, number: keep(number), dueOn: texts.day(dueOn), statusPage: statusPage && keep(statusPage) });
  });

export const createInquiryReplyMail = (reader: LetterReader, recipient: string, data: ReplyMailData): Mail =>
  createReplyMail('inquiry-answer', reader, recipient, data);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** Converts a text to HTML, for mail programs that want it; markup that a stranger typed stays text. */
export const toHtml = (language: string, text: string): string => {
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
};
