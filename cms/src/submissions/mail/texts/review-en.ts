import { formatDottedDay } from '../letter-texts';
import type { ReviewLetterTexts } from '../review-letters';

export const enReviewTexts: ReviewLetterTexts = {
  day: formatDottedDay,
  subjects: {
    submitted: 'For your approval',
    'changes-asked': 'Changes asked for',
    approved: 'Approved',
    remark: 'New remark',
    skipped: 'Review skipped',
    agreed: 'Agreement from outside',
    objected: 'Objection from outside',
    void: 'Approval void',
    'not-published': 'Not published as planned',
    'published-outdated': 'Published as planned, and outdated',
    alert: 'Emergency banner published',
    translate: 'To be translated',
    unassigned: 'No longer yours to translate',
  },
  sentences: {
    submitted: (by) => `${by} has submitted an entry for review.`,
    'changes-asked': (by) => `${by} asks for changes to an entry.`,
    approved: (by) => `${by} has approved an entry: no approval is missing any more, and it can be published.`,
    remark: (by) => `${by} has written a remark on an entry.`,
    skipped: (by) => `${by} has skipped the review of an entry, for the reason below.`,
    agreed: (by) => `${by} has agreed with an entry.`,
    objected: (by) => `${by} has objected to an entry, for the reason below.`,
    void: (by) =>
      `${by} has changed an entry after it was submitted. It has to be submitted and approved again; until then it is not published, even if that is planned.`,
    'not-published': () => `An entry was not published at the planned time, since its approval is missing or void.`,
    'published-outdated': () =>
      `A translation was published at the planned time, but is outdated: its source was changed after the publication was planned. Please check whether it has to be corrected.`,
    alert: (by) => `${by} has published the emergency banner. It needs no approval: please read it.`,
    translate: (by) => `${by} asks you to translate an entry.`,
    unassigned: (by) =>
      `${by} has given the translation of an entry to another person, or has taken it back: you need not translate it any more. The page “Translations” says who has it now.`,
  },
  site: 'The site',
  entry: (title, typeName, language) => `Entry: ${title}\nType: ${typeName}\nLanguage: ${language}`,
  dueOn: (day) => `Due by: ${day}`,
  meantFor: (name) => `You get this letter for ${name}: you stand in for them, or have their work.`,
  onDesk: `Your desk in the panel has the details. There you also choose when such letters come.`,
  digest: (lines) => ({
    subject: `Review of entries: events of the day`,
    paragraphs: [`This is what happened to entries that concern you.`, ...lines, `More is in the panel, on your desk.`],
  }),
  lists: {
    submitted: (by, count) => `${by} has submitted ${String(count)} entries for review.`,
    translate: (by, count) => `${by} asks you to translate ${String(count)} entries.`,
    unassigned: (by, count) =>
      `${by} has given the translation of ${String(count)} entries to another person, or has taken it back: you need not translate them any more. The page “Translations” says who has them now.`,
  },
  list: (subject, count) => `${subject}: ${String(count)} entries`,
  more: (count) => `And ${String(count)} more.`,
  invitation: ({ name, title, by, site, link, until }) => ({
    subject: `Please agree before publication: ${title}`,
    paragraphs: [
      `Hello, ${name}!`,
      `${by} asks you to read “${title}” before it is published on ${site}, and to agree or to object.`,
      `Open this page. It shows the text as readers will see it, and asks for your answer below it:\n${link}`,
      `The link is valid until ${until} (Tashkent time). Before you answer, a code is sent to this address.`,
      `If you did not expect this letter, please ignore it, and do not pass the link on.`,
    ],
  }),
  code: ({ title, code, minutes }) => ({
    subject: `The code for your answer`,
    paragraphs: [
      `Hello!`,
      `The code for your answer about “${title}”:`,
      code,
      `It is valid for ${String(minutes)} minutes, and on that page only. You will not be asked for it in any other way.`,
    ],
  }),
};
