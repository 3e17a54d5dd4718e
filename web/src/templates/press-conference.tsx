import { graphql } from 'gatsby';

import { KeyFacts, TwoColumnLayout } from '../components/two-column-layout/two-column-layout';
import { ContactText } from '../components/contact-text/contact-text';
import { CalendarLeaf } from '../components/calendar-leaf/calendar-leaf';
import { DateText, TextWithLang } from '../components/inline-text/inline-text';
import { FileList } from '../components/file-list/file-list';
import { RichText } from '../components/rich-text/rich-text';
import { getTextAnchors } from '../components/table-of-contents/heading-anchors';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { Section } from '../components/section/section';
import { VideoPlayer } from '../components/video-player/video-player';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-props';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query PressConference($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;

export default function PressConference({ pageContext: { page } }: TemplateProps<'press-conference'>) {
  const t = useMessages();
  const { lang, pressConference } = page.body;
  const { label, startsAt, calendar, place, past, body, recording, materials, contact } = pressConference;
  const anchors = getTextAnchors(body);
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <TwoColumnLayout
        aside={
          <>
            <KeyFacts
              rows={[
                [t('news:startsAt'), <DateText key="date" date={startsAt} />],
                [t('news:place'), place === null ? null : <TextWithLang lang={lang}>{place}</TextWithLang>],
                [t('news:journalists'), contact === null ? null : <ContactText lang={lang}>{contact}</ContactText>],
              ]}
            >
              <CalendarLeaf date={calendar} faded={past} />
            </KeyFacts>
            <TableOfContents anchors={anchors} lang={lang} />
          </>
        }
      >
        {body && <RichText text={body} lang={lang} anchors={anchors} />}
        {recording && (
          <Section title={t('news:recording')}>
            <VideoPlayer video={recording} lang={lang} />
          </Section>
        )}
        {materials.length > 0 && (
          <Section title={t('news:materials')}>
            <FileList files={materials} lang={lang} />
          </Section>
        )}
      </TwoColumnLayout>
    </PageTemplate>
  );
}
