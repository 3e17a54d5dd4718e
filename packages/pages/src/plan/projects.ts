import { projectKinds, type ProjectKind, type ProjectStage } from '@ochiq/contract/content/project';
import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { dayView, type DateView } from '../format/date.ts';
import { moneyText } from '../format/number.ts';
import { byOrder } from '../format/order.ts';
import type { PlannedPage } from '../page.ts';
import { everyVersion, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { pictureView, type PictureView } from '../view/media.ts';
import { richTextView, type RichTextView } from '../view/rich-text.ts';
import type { SectionView } from '../view/section.ts';
import { planDetails, planExample, type DetailFacts } from './details.ts';
import { planEmptyExample } from './empty-example.ts';
import { crumbOf, planSection } from './section.ts';
import { paragraphsOf } from '../view/plain-text.ts';

export type ProjectCard = LinkView & {
  id: string;
  kind: ProjectKind;
  stage: ProjectStage;
  summary: string;
  region: string | null;
  amount: string | null;
  startsOn: DateView | null;
  endsOn: DateView | null;
  cover: PictureView | null;
};
export type ProjectListBody = { section: SectionView; projects: ProjectCard[]; elsewhere: number };
export type ProjectBody = {
  lang: Locale | null;
  /** `null` where no project is published. */
  project: (ProjectCard & { partners: string | null; body: RichTextView | null; gallery: PictureView[] }) | null;
};

function projectCard(reading: Reading, project: Entry<'project'>): ProjectCard {
  const { documentId: id, slug, name, kind, stage, summary, region, amount, currency, startsOn, endsOn, cover } = project;
  const { locale } = reading;
  return {
    ...linkTo(reading, 'project-item', { slug }, name),
    id,
    kind,
    stage,
    summary,
    region,
    amount: amount !== null && currency !== null ? moneyText(amount, currency, locale) : null,
    startsOn: startsOn === null ? null : dayView(startsOn, locale),
    endsOn: endsOn === null ? null : dayView(endsOn, locale),
    cover: pictureView(cover),
  };
}

function planList(route: 'project' | 'investment-projects', kinds: readonly ProjectKind[]) {
  return (reading: Reading): PlannedPage[] => [
    planSection(reading, route, (section) => {
      const { entries, elsewhere } = theList(reading, 'project', ({ kind }) => kinds.includes(kind));
      return { section, projects: entries.sort(byOrder).map((project) => projectCard(reading, project)), elsewhere };
    }),
  ];
}

function describe(reading: Reading, project: Entry<'project'>, foreign: Locale | null): DetailFacts<'project'> {
  return {
    title: project.name,
    description: [project.summary, ...paragraphsOf(project.body)],
    trail: [crumbOf(reading, project.kind === 'investment' ? 'investment-projects' : 'project')],
    sectioned: true,
    body: () => ({
      lang: foreign,
      project: {
        ...projectCard(reading, project),
        partners: project.partners,
        body: richTextView(reading, project.body),
        gallery: project.gallery.flatMap((picture) => pictureView(picture) ?? []),
      },
    }),
  };
}

export const projectPlanners = {
  project: planList('project', projectKinds),
  'investment-projects': planList('investment-projects', ['investment']),
  'project-item': (reading: Reading): PlannedPage[] => planDetails(reading, 'project-item', 'project', describe),
  'project-details': (reading: Reading): PlannedPage[] => {
    const [first] = everyVersion(reading, 'project').sort((a, b) => byOrder(a.entry, b.entry));
    return [
      first
        ? planExample(reading, 'project-details', 'project-item', first.document, describe)
        : planEmptyExample(reading, 'project-details', 'project', { lang: null, project: null }),
    ];
  },
};
