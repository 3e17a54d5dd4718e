import type { ContentTypeName } from '@ochiq/contract/content-types';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';

import type { RemarkThread } from '../../../content/review/review.ts';
import { englishRemarks } from '../../texts/en/review/remarks.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ReviewRequests } from '../entry/review-requests.ts';
import { NewRemark } from './remark-form.tsx';
import { findRemarkPlace, listPlaceOptions, toRemarkPlace } from './remark-places.ts';
import { RemarkThreadView } from './remark-thread.tsx';
import { usePlaceLabels } from './use-place-labels.ts';

type Props = {
  type: ContentTypeName;
  /** What the form has now: blocks are looked for there. */
  values: Readonly<Record<string, unknown>>;
  threads: readonly RemarkThread[];
  mayRemark: boolean;
  /** The path of the field in which the user was last. */
  lastField: string | null;
  requests: Pick<ReviewRequests, 'addRemark' | 'reply' | 'setResolved'>;
  pick: (path: string) => void;
};

/** Renders the remarks on an entry, open ones first, and the form of a new one. */
export function RemarkList({ type, values, threads, mayRemark, lastField, requests, pick }: Props) {
  const translate = useTexts(englishRemarks);
  const labelPlace = usePlaceLabels(type);
  const [isShowingResolved, setIsShowingResolved] = useState(false);
  const count = useRef<HTMLSpanElement>(null);
  const open = threads.filter(({ resolved }) => resolved === null);
  const resolved = threads.filter((thread) => thread.resolved !== null);
  const shown = isShowingResolved ? [...open, ...resolved] : open;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" data-ochiq="remarks">
      <Typography ref={count} tabIndex={-1} role="status" textColor={open.length === 0 ? 'neutral600' : 'neutral800'}>
        {translate('ochiq.remarks.open', { count: open.length })}
      </Typography>
      {shown.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {shown.map((thread) => {
            const place = findRemarkPlace(type, values, thread);
            return (
              <RemarkThreadView
                key={thread.id}
                thread={thread}
                place={{ ...place, label: labelPlace(place.named) }}
                mayReply={mayRemark}
                pick={pick}
                reply={(text) => requests.reply(thread.id, text)}
                setResolved={async (isResolved) => {
                  await requests.setResolved(thread.id, isResolved);
                  // The thread moves to the other ones.
                  count.current?.focus();
                }}
              />
            );
          })}
        </Flex>
      )}
      {resolved.length > 0 && (
        <Flex>
          <Button
            type="button"
            variant="tertiary"
            size="S"
            aria-expanded={isShowingResolved}
            onClick={() => setIsShowingResolved(!isShowingResolved)}
          >
            {translate(isShowingResolved ? 'ochiq.remarks.hide' : 'ochiq.remarks.show', { count: resolved.length })}
          </Button>
        </Flex>
      )}
      {mayRemark && (
        <NewRemark
          type={type}
          options={listPlaceOptions(type, values)}
          lastPlace={toRemarkPlace(type, values, lastField)}
          add={requests.addRemark}
        />
      )}
    </Flex>
  );
}
