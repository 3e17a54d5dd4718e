import { fireEvent, screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { VideoPlayer } from './video-player';

const own = { title: 'A film', src: '/media/film_1a.mp4', caption: 'What is said', own: true, captions: '/media/film_1b.vtt' };
const film = () => screen.getByLabelText('A film', { selector: 'video' });

it('asks for an own video and its captions only when the reader opens it', () => {
  show(<VideoPlayer video={own} />);
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).not.toHaveAttribute('autoplay');
  expect(film()).toHaveAttribute('src', '/prefix/media/film_1a.mp4');
  expect(film().querySelector('track')).toHaveAttribute('src', '/prefix/media/film_1b.vtt');
  expect(film().querySelector('track')).not.toHaveAttribute('default');
  expect(film().querySelector('track')).toHaveAttribute('srclang', 'en');
});

it('opens without scripts, by the browser itself', () => {
  const { container } = show(<VideoPlayer video={own} />);
  const dialog = container.querySelector('dialog');
  expect(dialog).toHaveAttribute('popover', 'auto');
  for (const button of container.querySelectorAll('button')) expect(button).toHaveAttribute('popovertarget', dialog?.id);
  expect(screen.getByRole('link', { name: 'Video file' })).toHaveAttribute('href', '/prefix/media/film_1a.mp4');
});

it('opens as a dialog and plays; closing it stops the film', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { container } = show(<VideoPlayer video={own} />);
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog');
  // jsdom knows the element but not what it does.
  dialog.showModal = () => {
    dialog.open = true;
  };
  dialog.close = () => {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  };
  fireEvent.click(screen.getByRole('button', { name: /^A film/u }));
  expect(dialog.open).toBe(true);
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close the video' }));
  expect(dialog.open).toBe(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

it('shows another site’s video as a link', () => {
  const { container } = show(<VideoPlayer video={{ ...own, src: 'https://video.example/film', own: false, captions: null }} />);
  expect(screen.getByRole('link', { name: 'A film Watch on video.example' })).toHaveAttribute('href', 'https://video.example/film');
  expect(container.querySelector('video, iframe')).toBeNull();
  expect(container).toHaveTextContent('What is said');
});
