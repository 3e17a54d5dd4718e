import { graphql } from 'gatsby';

import { DateText } from '../components/date-text/date-text';
import { Facts } from '../components/facts/facts';
import { FileList } from '../components/file-list/file-list';
import { RichText } from '../components/rich-text/rich-text';
import { TextIn } from '../components/text-in/text-in';
import { Titled } from '../components/titled/titled';
import { VideoPlayer } from '../components/video-player/video-player';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query PressConference($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "news"] } }) {
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
  const { label, startsAt, place, body, recording, materials, contact } = pressConference;
  return (
    <PageTemplate page={page} title={label} lang={lang}>
      <Facts
        rows={[
          [t('news:startsAt'), <DateText key="date" date={startsAt} />],
          [t('news:place'), place === null ? null : <TextIn lang={lang}>{place}</TextIn>],
          [t('news:journalists'), contact === null ? null : <TextIn lang={lang}>{contact}</TextIn>],
        ]}
      />
      {body && <RichText text={body} lang={lang} />}
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
    </PageTemplate>
  );
}
