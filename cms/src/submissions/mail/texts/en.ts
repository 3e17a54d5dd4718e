import type { LetterTexts } from '../letter-texts';

const kinds = { application: 'application', proposal: 'proposal', complaint: 'complaint' } as const;
const inquiries = { apply: 'application', ask: 'question' } as const;
const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const factorChanges = {
  'app-added': [`An app for codes was set up for the panel`, `An app for codes was set up for your account in the site’s panel`],
  'app-removed': [
    `The app for codes was switched off for the panel`,
    `The app for codes of your account in the site’s panel was switched off`,
  ],
  'codes-replaced': [
    `New recovery codes for the panel were made`,
    `Your account in the site’s panel was given new recovery codes; the former ones are worth nothing`,
  ],
  'provider-linked': [
    `The sign-in through the provider was linked to your account of the panel`,
    `Your account in the site’s panel was linked to a person at the institution’s sign-in provider, who opens it from now on`,
  ],
} as const;

export const enMailTexts: LetterTexts = {
  day: (isoDay) => calendar.format(new Date(isoDay)),
  contact: ({ name, email, subject, message, page }) => ({
    subject: `Message from the website: ${subject}`,
    paragraphs: [
      `A new message has come through the website.`,
      `From: ${name}\nE-mail: ${email}\nSubject: ${subject}\nPage: ${page}`,
      message,
      `To answer, reply to this letter: your reply goes straight to the sender.`,
    ],
  }),
  callback: ({ name, phone, page }) => ({
    subject: `Please call back: ${name}`,
    paragraphs: [`Somebody has asked to be called back.`, `Name: ${name}\nPhone: ${phone}\nPage: ${page}`],
  }),
  appeal: ({ number, kind, dueOn }) => ({
    subject: `New appeal: ${number}`,
    paragraphs: [
      `A new appeal has come through the website.`,
      `Number: ${number}\nKind: ${kinds[kind]}\nLast day for an answer: ${dueOn}`,
      `Its text and who sent it are in the panel, under “Appeal”.`,
    ],
  }),
  receipt: ({ number, dueOn, statusPage }) => ({
    subject: `Your appeal has been received: ${number}`,
    paragraphs: [
      `Hello!`,
      `Your appeal has been received.\nNumber: ${number}\nLast day for an answer: ${dueOn}`,
      `You can follow it with this number and the code that the website showed when you sent it.${statusPage === null ? '' : `\n${statusPage}`}`,
      `This letter was sent automatically. If you have not sent an appeal, please ignore it.`,
    ],
  }),
  answer: ({ number, answer }) => ({
    subject: `The answer to your appeal: ${number}`,
    paragraphs: [
      `Hello!`,
      `Your appeal ${number} has been considered. The answer:`,
      answer,
      `If you disagree with the answer, you may complain about it to the superior body or in court.`,
    ],
  }),
  inquiry: ({ number, kind, offer, dueOn }) => ({
    subject: `New ${inquiries[kind]}: ${number}`,
    paragraphs: [
      `A new ${inquiries[kind]} has come through the website.`,
      `Number: ${number}\nAbout: ${offer}\nLast day for an answer: ${dueOn}`,
      `Its text, its files and who sent it are in the panel, under “Application or question”.`,
    ],
  }),
  inquiryReceipt: ({ number, kind, offer, dueOn, statusPage }) => ({
    subject: `Your ${inquiries[kind]} has been received: ${number}`,
    paragraphs: [
      `Hello!`,
      `Your ${inquiries[kind]} has been received.\nNumber: ${number}\nAbout: ${offer}\nLast day for an answer: ${dueOn}`,
      `You can follow it with this number and the code that the website showed when you sent it.${statusPage === null ? '' : `\n${statusPage}`}`,
      `This letter was sent automatically. If you have sent nothing, please ignore it.`,
    ],
  }),
  inquiryAnswer: ({ number, answer }) => ({
    subject: `The answer to what you sent: ${number}`,
    paragraphs: [`Hello!`, `This is the answer to your application or question ${number}:`, answer],
  }),
  confirmEmail: ({ link }) => ({
    subject: `Confirm your e-mail address`,
    paragraphs: [
      `Hello!`,
      `This address was given to open an account on the website. To confirm that it is yours, open this page and press the button there:\n${link}`,
      `The link is valid for two days.`,
      `If you have not signed up, please ignore this letter: an account that is not confirmed is deleted.`,
    ],
  }),
  accountExists: ({ signInPage, forgotPage }) => ({
    subject: `You already have an account`,
    paragraphs: [
      `Hello!`,
      `Somebody has just tried to open an account on the website with this address. You already have one: sign in.\n${signInPage}`,
      `If you have forgotten your password, choose another one:\n${forgotPage}`,
      `If it was not you, there is nothing to do: nothing has changed in your account.`,
    ],
  }),
  resetPassword: ({ link }) => ({
    subject: `Choose another password`,
    paragraphs: [
      `Hello!`,
      `We were asked to let you choose another password for your account. You can do so on this page:\n${link}`,
      `The link is valid for two hours and works once. With a new password you will be signed out on all devices.`,
      `If you have not asked for it, please ignore this letter and show the link to nobody: your password stays as it is.`,
    ],
  }),
  newDevice: ({ moment, device }) => ({
    subject: `Sign-in to the panel from a new device`,
    paragraphs: [
      `Hello!`,
      `Your password was used to sign in to the site’s panel in a browser that was not used for it before.\nWhen: ${moment} (Tashkent)${device === null ? '' : `\nDevice: ${device}`}`,
      `If it was you, there is nothing to do.`,
      `If it was not you, change your password at once, end the other sessions under “Active devices” in the panel, and tell the administrator.`,
    ],
  }),
  passkey: ({ moment, device, change }) => ({
    subject: change === 'added' ? `A passkey for the panel was added` : `A passkey for the panel was removed`,
    paragraphs: [
      `Hello!`,
      `A passkey of your account in the site’s panel was ${change}.\nWhen: ${moment} (Tashkent)${device === null ? '' : `\nDevice: ${device}`}`,
      `If it was you, there is nothing to do.`,
      `If it was not you, change your password at once, look at your passkeys under “Sign-in protection” in the panel, end the other sessions, and tell the administrator.`,
    ],
  }),
  secondFactor: ({ moment, device, change }) => ({
    subject: factorChanges[change][0],
    paragraphs: [
      `Hello!`,
      `${factorChanges[change][1]}.\nWhen: ${moment} (Tashkent)${device === null ? '' : `\nDevice: ${device}`}`,
      `If it was you, there is nothing to do.`,
      change === 'provider-linked'
        ? `If it was not you, change your password at once: a new one removes the link and ends all sessions. Tell the administrator, too, who removes the link where you sign in without a password.`
        : `If it was not you, change your password at once, look at “Sign-in protection” in the panel, end the other sessions, and tell the administrator.`,
    ],
  }),
};
