import { Button, Flex, Typography } from '@strapi/design-system';
import { useId, useRef, useState } from 'react';

import type { RemarkThread } from '../../../content/review/review.ts';
import { formatMinute } from '../../../content/schedule/minute.ts';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { englishRemarks } from '../../texts/en/review/remarks.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review-fault.tsx';
import { RemarkTextForm } from './remark-form.tsx';
import type { FormPlace } from './remark-places.ts';

const leadingButton = { ...wrappingButton, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start', paddingInline: 0 } as const;

/** Renders the words of a remark or a reply, and who wrote them when. */
function Words({ by, at, text }: Pick<RemarkThread, 'by' | 'at' | 'text'>) {
  const translate = useTexts(englishRemarks);
  return (
    <Flex direction="column" alignItems="stretch">
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.remarks.by', { name: by.name, time: formatMinute(at) })}
      </Typography>
      <QuotedWords>{text}</QuotedWords>
    </Flex>
  );
}

type Props = {
  thread: RemarkThread;
  /** Where it leads in the form as it is now, and what the panel calls that. */
  place: FormPlace & { label: string };
  mayReply: boolean;
  pick: (path: string) => void;
  reply: (text: string) => Promise<unknown>;
  setResolved: (isResolved: boolean) => Promise<unknown>;
};

/** Renders the way to the place of a remark. One on the whole entry leads nowhere. */
function PlaceButton({ place: { named, path, label }, pick }: Pick<Props, 'place' | 'pick'>) {
  const translate = useTexts(englishRemarks);
  if (named.kind === 'entry') return <Typography fontWeight="semiBold">{label}</Typography>;
  if (path === null) return <Typography fontWeight="semiBold">{translate('ochiq.remarks.removed', { place: label })}</Typography>;
  return (
    <Button
      type="button"
      variant="ghost"
      size="S"
      aria-label={translate('ochiq.remarks.go', { place: label })}
      onClick={() => pick(path)}
      style={leadingButton}
    >
      {label}
    </Button>
  );
}

/** Renders a remark with its replies, and what can be done about it. */
export function RemarkThreadView({ thread, place, mayReply, pick, reply, setResolved }: Props) {
  const translate = useTexts(englishRemarks);
  const [isReplying, setIsReplying] = useState(false);
  const [fault, setFault] = useState<ReviewFault | null>(null);
  const words = useId();
  const wordsRef = useRef<HTMLDivElement>(null);
  const endReply = () => {
    // Its field and buttons are removed: the focus would be nowhere.
    wordsRef.current?.focus();
    setIsReplying(false);
  };
  const { resolved, replies, mayResolve } = thread;
  const toggle = () =>
    setResolved(resolved === null).then(
      () => setFault(null),
      (error: unknown) => setFault(toReviewFault(error)),
    );
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Flex>
        <PlaceButton place={place} pick={pick} />
      </Flex>
      <Flex ref={wordsRef} id={words} tabIndex={-1} direction="column" alignItems="stretch">
        <Words {...thread} />
      </Flex>
      {replies.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingLeft={4}>
          {replies.map((one) => (
            <li key={one.id}>
              <Words {...one} />
            </li>
          ))}
        </Flex>
      )}
      {resolved && (
        <Typography variant="pi" textColor="success700">
          {translate('ochiq.remarks.resolved-by', { name: resolved.by.name, time: formatMinute(resolved.at) })}
        </Typography>
      )}
      {fault && <ReviewFaultText fault={fault} />}
      {isReplying ? (
        <RemarkTextForm
          name={`ochiq-reply-${String(thread.id)}`}
          label={translate('ochiq.remarks.reply.text')}
          action={translate('ochiq.remarks.reply.send')}
          send={async (text) => {
            await reply(text);
            endReply();
          }}
          cancel={endReply}
        />
      ) : (
        <Flex gap={2} wrap="wrap">
          {mayReply && resolved === null && (
            <Button type="button" variant="tertiary" size="S" aria-describedby={words} onClick={() => setIsReplying(true)}>
              {translate('ochiq.remarks.reply')}
            </Button>
          )}
          {mayResolve && (
            <Button type="button" variant="tertiary" size="S" aria-describedby={words} onClick={() => void toggle()}>
              {translate(resolved === null ? 'ochiq.remarks.resolve' : 'ochiq.remarks.reopen')}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
}
