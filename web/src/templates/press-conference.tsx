import { graphql } from 'gatsby';

import { Beside } from '../components/beside/beside';
import { ContactText } from '../components/contact-text/contact-text';
import { DateLeaf } from '../components/date-leaf/date-leaf';
import { DateText } from '../components/date-text/date-text';
import { FileList } from '../components/file-list/file-list';
import { Glance } from '../components/glance/glance';
import { RichText } from '../components/rich-text/rich-text';
import { placesOfText } from '../components/table-of-contents/places';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { TextIn } from '../components/text-in/text-in';
import { Titled } from '../components/titled/titled';
import { VideoPlayer } from '../components/video-player/video-player';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
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
  const places = placesOfText(body);
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <Beside
        glance={
          <>
            <Glance
              rows={[
                [t('news:startsAt'), <DateText key="date" date={startsAt} />],
                [t('news:place'), place === null ? null : <TextIn lang={lang}>{place}</TextIn>],
                [t('news:journalists'), contact === null ? null : <ContactText lang={lang}>{contact}</ContactText>],
              ]}
            >
              <DateLeaf date={calendar} faded={past} />
            </Glance>
            <TableOfContents places={places} lang={lang} />
          </>
        }
      >
        {body && <RichText text={body} lang={lang} places={places} />}
        {recording && (
          <Titled title={t('news:recording')}>
            <VideoPlayer video={recording} lang={lang} />
          </Titled>
        )}
        {materials.length > 0 && (
          <Titled title={t('news:materials')}>
            <FileList files={materials} lang={lang} />
          </Titled>
        )}
      </Beside>
    </PageTemplate>
  );
}
