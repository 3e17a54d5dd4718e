import type { FocalPoint } from '@ochiq/contract/media-library/file-words';
import { Box, Flex, Typography } from '@strapi/design-system';
import type { MouseEvent } from 'react';

import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';

export const middle: FocalPoint = { x: 50, y: 50 };

/** The shape of cards on the site. */
const cardShape = '8 / 5';

/** Returns where in a box of the page a click is, in percent. */
export function getClickedPoint({ clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect): FocalPoint {
  const toPercent = (distance: number, size: number) => Math.round(Math.min(100, Math.max(0, (distance / size) * 100)));
  return { x: toPercent(clientX - box.left, box.width), y: toPercent(clientY - box.top, box.height) };
}

type Props = {
  picture: string;
  point: FocalPoint;
  isDisabled: boolean;
  change: (point: FocalPoint) => void;
};

/** Renders the picture with its focal point, which the mouse sets, two sliders for the keyboard, and what a card shows of it. */
export function FocalPointField({ picture, point, isDisabled, change }: Props) {
  const translate = useTexts(englishLibrary);
  const setByClick = (event: MouseEvent<HTMLElement>) => {
    if (!isDisabled) change(getClickedPoint(event, event.currentTarget.getBoundingClientRect()));
  };
  return (
    <Flex tag="fieldset" direction="column" alignItems="stretch" gap={2} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography tag="legend" variant="pi" fontWeight="bold" style={{ padding: 0, marginBlockEnd: '0.8rem' }}>
        {translate('ochiq.library.focus')}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.library.focus.hint')}
      </Typography>
      <Box position="relative" maxWidth="100%" style={{ alignSelf: 'flex-start' }}>
        {/* The sliders below do the same by keyboard. */}
        <img
          src={picture}
          alt=""
          data-ochiq-focus
          onClick={setByClick}
          style={{ display: 'block', maxWidth: '100%', maxHeight: '24rem', cursor: isDisabled ? 'default' : 'crosshair' }}
        />
        <span
          aria-hidden
          style={{
            position: 'absolute',
            left: `${String(point.x)}%`,
            top: `${String(point.y)}%`,
            width: '1.6rem',
            height: '1.6rem',
            margin: '-0.8rem',
            borderRadius: '50%',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2px #212134',
            pointerEvents: 'none',
          }}
        />
      </Box>
      {(['x', 'y'] as const).map((axis) => (
        <Flex key={axis} tag="label" gap={2} justifyContent="space-between">
          <Typography variant="pi">{translate(`ochiq.library.focus.${axis}`)}</Typography>
          <input
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            disabled={isDisabled}
            onChange={({ target }) => change({ ...point, [axis]: Number(target.value) })}
            style={{ flex: '0 1 60%', minWidth: 0 }}
          />
        </Flex>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.library.focus.card')}
      </Typography>
      <img
        src={picture}
        alt=""
        style={{ width: '16rem', aspectRatio: cardShape, objectFit: 'cover', objectPosition: `${String(point.x)}% ${String(point.y)}%` }}
      />
    </Flex>
  );
}
