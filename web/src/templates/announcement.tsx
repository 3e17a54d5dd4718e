import { graphql } from 'gatsby';

import { Beside } from '../components/beside/beside';
import { DateText } from '../components/date-text/date-text';
import { FileList } from '../components/file-list/file-list';
import { Glance } from '../components/glance/glance';
import { RichText } from '../components/rich-text/rich-text';
import { Status } from '../components/status/status';
import { placesOfText } from '../components/table-of-contents/places';
import { TableOfContents } from '../components/table-of-contents/table-of-contents';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Announcement($language: String!) {
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

export default function Announcement({ pageContext: { page } }: TemplateProps<'announcement'>) {
  const t = useMessages();
  const { lang, announcement } = page.body;
  const { label, summary, date, validUntil, past, body, attachments } = announcement;
  const places = placesOfText(body);
  return (
    <PageTemplate page={page} title={label} lead={summary} lang={lang}>
      <Beside
        glance={
          <>
            <Glance
              rows={[
                [t('common:published'), <DateText key="date" date={date} />],
                [t('news:validUntil'), validUntil && <DateText date={validUntil} />],
              ]}
            >
              {past && <Status tone="off">{t('news:past')}</Status>}
            </Glance>
            <TableOfContents places={places} lang={lang} />
          </>
        }
      >
        {body && <RichText text={body} lang={lang} places={places} />}
        {attachments.length > 0 && (
          <Titled title={t('common:files')}>
            <FileList files={attachments} lang={lang} />
          </Titled>
        )}
      </Beside>
    </PageTemplate>
  );
}
