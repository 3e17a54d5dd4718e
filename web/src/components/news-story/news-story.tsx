import type { Locale } from '@ochiq/contract/routing/locales';
import type { PageDates } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import { TwoColumnLayout } from '../two-column-layout/two-column-layout';
import { FileList } from '../file-list/file-list';
import { GalleryList } from '../gallery-list/gallery-list';
import { RichText } from '../rich-text/rich-text';
import { getTextAnchors } from '../table-of-contents/heading-anchors';
import { TableOfContents } from '../table-of-contents/table-of-contents';
import { Section } from '../section/section';
import { VideoPlayer } from '../video-player/video-player';
import { ChangeNotes } from './change-notes';
import { Neighbours } from './neighbours';
import { RelatedNews } from './related-news';
import type { Story } from './story';
import { StoryCover } from './story-cover';
import { StoryMeta } from './story-meta';

/** Renders a news item below its heading. */
export function NewsStory({ news, lang, dates }: { news: Story; lang: Locale | null; dates: PageDates }) {
  const t = useMessages();
  const { body, video, gallery, attachments, changeNotes, related } = news;
  const places = getTextAnchors(body);
  return (
    <>
      <TwoColumnLayout
        glance={
          <>
            <StoryMeta news={news} dates={dates} />
            <TableOfContents places={places} lang={lang} />
          </>
        }
      >
        <StoryCover story={news} lang={lang} />
        {body && <RichText text={body} lang={lang} places={places} />}
        {video && <VideoPlayer video={video} lang={lang} />}
        {gallery.length > 0 && (
          <Section title={t('common:gallery')}>
            <GalleryList pictures={gallery} lang={lang} />
          </Section>
        )}
        {attachments.length > 0 && (
          <Section title={t('common:files')}>
            <FileList files={attachments} lang={lang} />
          </Section>
        )}
        {changeNotes.length > 0 && <ChangeNotes notes={changeNotes} lang={lang} />}
        <Neighbours news={news} />
      </TwoColumnLayout>
      {related.length > 0 && <RelatedNews news={related} />}
    </>
  );
}
