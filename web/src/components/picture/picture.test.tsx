import { toImageView } from '@ochiq/pages/view-models/media';
import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Picture, type PictureSize, sizes } from './picture';

const photo = toImageView({ hash: 'well_5f1c2ab3d4', ext: '.jpg', width: 1600, height: 1000 }, 'A well');
const drawing = toImageView({ hash: 'map_5f1c2ab3d4', ext: '.svg', width: 400, height: 300 }, 'A map');
const shown = () => screen.getByRole('img');

it('offers a photo in every width it is made in, and never as it was uploaded', () => {
  show(<Picture picture={photo} />);
  const widths = [320, 480, 640, 960, 1280, 1600].map((width) => `/prefix/media/well_5f1c2ab3d4-${String(width)}.webp ${String(width)}w`);
  expect(shown()).toHaveAttribute('srcset', widths.join(', '));
  expect(shown()).toHaveAttribute('src', '/prefix/media/well_5f1c2ab3d4-1280.webp');
  expect(shown()).toHaveAttribute('width', '1600');
  expect(shown()).toHaveAttribute('height', '1000');
});

it('shows a drawing as it is', () => {
  show(<Picture picture={drawing} />);
  expect(shown()).toHaveAttribute('src', '/prefix/media/map_5f1c2ab3d4.svg');
  expect(shown()).not.toHaveAttribute('srcset');
  expect(shown()).not.toHaveAttribute('sizes');
});

it.each(Object.keys(sizes) as PictureSize[])('says how wide it is shown as %s', (size) => {
  show(<Picture picture={photo} size={size} first />);
  expect(shown()).toHaveAttribute('sizes', sizes[size]);
});

it('waits until it is nearly in sight, but for the first picture of a page', () => {
  const { unmount } = show(<Picture picture={photo} />);
  expect(shown()).toHaveAttribute('loading', 'lazy');
  expect(shown()).toHaveAttribute('sizes', expect.stringMatching(/^auto, /u));
  expect(shown()).not.toHaveAttribute('fetchpriority');
  unmount();
  show(<Picture picture={photo} first />);
  expect(shown()).not.toHaveAttribute('loading');
  expect(shown()).toHaveAttribute('fetchpriority', 'high');
});

it('has its words at hand for those who switched pictures off, and none where there are none', () => {
  const { container, unmount } = show(<Picture picture={photo} lang="ru" />);
  const words = () => container.querySelector('img + [data-alt]');
  expect(words()).toHaveAttribute('data-alt', 'A well');
  expect(words()).toHaveAttribute('lang', 'ru');
  expect(words()).toBeEmptyDOMElement();
  unmount();
  show(<Picture picture={{ ...photo, alt: '' }} />, 'en');
  expect(document.querySelector('[data-alt]')).toBeNull();
});

it('prints what stands under it, in its own language', () => {
  show(<Picture picture={{ ...photo, caption: 'Скважина' }} lang="ru" />);
  expect(shown()).toHaveAttribute('lang', 'ru');
  expect(screen.getByText('Скважина')).toHaveAttribute('lang', 'ru');
});

it('says what stays in view where it is cropped', () => {
  show(<Picture picture={{ ...photo, focus: '04' }} size="card" />);
  expect(shown()).toHaveAttribute('data-focal', '04');
});
