import { graphql } from 'gatsby';

import { DateText } from '../components/date-text/date-text';
import { Facts } from '../components/facts/facts';
import { FileList } from '../components/file-list/file-list';
import { RichText } from '../components/rich-text/rich-text';
import { Status } from '../components/status/status';
import { Titled } from '../components/titled/titled';
import { useMessages } from '../i18n/use-messages';
import type { TemplateProps } from '../layouts/page-context';
import { PageTemplate } from '../layouts/page-template';

export { Head } from '../layouts/head';

export const query = graphql`
  query Announcement($language: String!) {
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

export default function Announcement({ pageContext: { page } }: TemplateProps<'announcement'>) {
  const t = useMessages();
  const { lang, announcement } = page.body;
  const { label, summary, date, validUntil, past, body, attachments } = announcement;
  return (
    <PageTemplate page={page} title={label} lead={summary} lang={lang}>
      {past && <Status tone="off">{t('news:past')}</Status>}
      <Facts
        rows={[
          [t('common:published'), <DateText key="date" date={date} />],
          [t('news:validUntil'), validUntil && <DateText date={validUntil} />],
        ]}
      />
      {body && <RichText text={body} lang={lang} />}
      {attachments.length > 0 && (
        <Titled title={t('common:files')}>
          <FileList files={attachments} lang={lang} />
        </Titled>
      )}
    </PageTemplate>
  );
}
