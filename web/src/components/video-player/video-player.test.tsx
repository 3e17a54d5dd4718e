import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { VideoPlayer } from './video-player';

it('asks for an own video only when the reader starts it', () => {
  show(<VideoPlayer video={{ title: 'A film', src: '/media/film_1a.mp4', caption: null, own: true }} />);
  expect(screen.getByLabelText('A film')).toHaveAttribute('preload', 'none');
  expect(screen.getByLabelText('A film')).toHaveAttribute('src', '/prefix/media/film_1a.mp4');
});

it('shows another site’s video as a link', () => {
  const { container } = show(
    <VideoPlayer video={{ title: 'A film', src: 'https://video.example/film', caption: 'What is said', own: false }} />,
  );
  expect(screen.getByRole('link', { name: 'A film Watch on video.example' })).toHaveAttribute('href', 'https://video.example/film');
  expect(container.querySelector('video, iframe')).toBeNull();
  expect(container).toHaveTextContent('What is said');
});
