import { Flex, Tooltip, VisuallyHidden } from '@strapi/design-system';
import { Earth, Link } from '@strapi/icons';
import { useIntl } from 'react-intl';

import { shared } from '../texts/en/shared.ts';

/** Renders an icon next to a label: a globe where each language has its own value, a chain where all share one. */
export function SharedMark({ isShared }: { isShared: boolean }) {
  const id = isShared ? 'ochiq.shared.shared' : 'ochiq.shared.own';
  const said = useIntl().formatMessage({ id, defaultMessage: shared[id] });
  const Icon = isShared ? Link : Earth;
  return (
    <Flex tag="span">
      <VisuallyHidden tag="span">{said}</VisuallyHidden>
      <Tooltip label={said}>
        <Icon aria-hidden focusable={false} width="1.2rem" height="1.2rem" fill={isShared ? 'primary600' : 'neutral500'} />
      </Tooltip>
    </Flex>
  );
}
