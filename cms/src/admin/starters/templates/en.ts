import {
  buildAddress,
  buildCallout,
  buildCallToAction,
  buildContact,
  buildFacts,
  buildList,
  buildQuestion,
  buildTable,
  buildTemplate,
  buildText,
  buildTimeline,
  type Templates,
} from './build-blocks.ts';

const questions = () => buildQuestion('Frequently asked questions', 'A question in the reader’s words', 'A short and exact answer');

export const englishTemplates: Templates = {
  programme: buildTemplate(
    'What the programme changes, for whom and by when: one or two sentences',
    buildText('Why there is a programme', 'Which problem it solves, and whom that problem concerns'),
    buildFacts('In figures', ['Number', 'What is counted, and on which day'], ['Number', 'How many there will be at the end']),
    buildTimeline('Stages', ['Month and year', 'What is done in this stage'], ['Month and year', 'What the result will be']),
    buildText('Who is responsible', 'The responsible unit, the partners and where the money comes from'),
    buildContact('Questions', 'Post or unit', 'Which questions it answers, and when'),
  ),
  service: buildTemplate(
    'Who gets what, and in how many days: one or two sentences',
    buildCallout('important', 'What applicants must know before they apply; delete the block if there is nothing'),
    buildText('Who can apply', 'Persons or companies, and the conditions for them'),
    buildList('Documents you need', 'unordered', 'The first document', 'The second document'),
    buildList('Steps', 'ordered', 'What the applicant does', 'What happens then', 'Where the result is given out'),
    buildTable('Time and fee', ['Kind of service', 'Time', 'Fee'], ['Name', 'How many working days', 'How many soums, or free']),
    questions(),
  ),
  'contact-point': buildTemplate(
    'Who comes here, and with which matter: one sentence',
    buildAddress('Address and opening hours', 'Street, house, city or district', 'Working days, hours and the break'),
    buildContact('Contact', 'Reception or post', 'Add telephone and e-mail, too; when they are answered'),
    buildText('How to get there', 'The nearest stop, the lines, the entrance for wheelchairs'),
    buildList('What to bring', 'unordered', 'An identity document', 'What else is needed'),
  ),
  campaign: buildTemplate(
    'Whom we call to what, and why: one or two sentences',
    buildCallToAction(
      'What the reader should do',
      'How long it takes and what it brings',
      'The words on the button; choose its address, too',
    ),
    buildText('Why it matters', 'The problem, and how it affects people'),
    buildList('What you can do', 'unordered', 'The easiest thing', 'One more thing'),
    buildTimeline('Events', ['Day and hour', 'The event and its place']),
    questions(),
  ),
  report: buildTemplate(
    'Which period the report is about, and the main conclusion: one or two sentences',
    buildFacts('Main figures', ['Number', 'What is counted, and in which period'], ['Number', 'The difference from the last period']),
    buildText('What was done', 'The main work of the period'),
    buildTable('Plan and result', ['Indicator', 'Plan', 'Result'], ['Name', 'As planned', 'As it is']),
    buildText('What was not done, and why', 'What remains undone, the reasons and the new dates'),
    buildText('Plan for the next period', 'What will be done first'),
  ),
};
