import { type PersonGroup, personGroups } from '@ochiq/contract/content/person';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { byOrder } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { theDocument, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { personCard, type PersonCard } from '../view/person.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails } from './details.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';
import { personData } from '../structured-data/person.ts';

export type PeopleBody = { section: SectionView; groups: { group: PersonGroup; people: PersonCard[] }[]; elsewhere: number };

export type PersonBody = {
  lang: Locale | null;
  person: PersonCard;
  unit: LinkView | null;
  biography: RichTextView | null;
  laborActivity: { from: number; to: number | null; what: string }[];
  /** Paragraphs. */
  tasks: string[];
};

/** Lists the people of some groups in the reader's language: group by group, within each in the editor's order. */
export function peopleInOrder(reading: Reading, groups: readonly PersonGroup[]): { people: Entry<'person'>[]; elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'person', ({ group }) => groups.includes(group));
  const place = ({ group }: Entry<'person'>) => groups.indexOf(group);
  return { people: entries.sort((a, b) => place(a) - place(b) || byOrder(a, b)), elsewhere };
}

function peopleBody(reading: Reading, section: SectionView, groups: readonly PersonGroup[]): PeopleBody {
  const { people, elsewhere } = peopleInOrder(reading, groups);
  const filled = groups.map((group) => ({
    group,
    people: people.filter((person) => person.group === group).map((person) => personCard(reading, person)),
  }));
  return { section, groups: filled.filter(({ people: some }) => some.length > 0), elsewhere };
}

function planPeople(route: 'administration' | 'ministers' | 'team' | 'team2', groups: readonly PersonGroup[]) {
  return (reading: Reading): PlannedPage[] => [planSection(reading, route, (section) => peopleBody(reading, section, groups))];
}

export const peoplePlanners = {
  administration: planPeople('administration', ['leadership', 'chief-specialist']),
  ministers: planPeople('ministers', ['minister']),
  team: planPeople('team', personGroups),
  team2: planPeople('team2', personGroups),
  person: (reading: Reading): PlannedPage[] =>
    planDetails(reading, 'person', 'person', (here, person, foreign) => ({
      title: person.name,
      description: [`${person.name}, ${person.position}`, ...paragraphsOf(person.biography)],
      things: ({ url }) => [personData(here, person, url)],
      trail: [crumbOf(here, person.group === 'minister' ? 'ministers' : 'administration')],
      body: () => {
        const unit = theDocument(here, 'unit', person.unit);
        return {
          lang: foreign,
          person: personCard(here, person),
          unit: unit && linkTo(here, 'unit', { slug: unit.entry.slug }, unit.entry.name, unit.foreign),
          biography: richTextView(here, person.biography),
          laborActivity: person.laborActivity.map(({ from, to, what }) => ({ from, to, what })),
          tasks: person.tasks === null ? [] : person.tasks.split('\n').filter((line) => line.trim() !== ''),
        };
      },
    })),
};
