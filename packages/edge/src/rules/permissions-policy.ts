/** What no page of the site may ask of a browser: names that browsers know, so that none complains. */
const off = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/** What the site's own video player uses. */
const own = ['autoplay', 'fullscreen', 'picture-in-picture'];

export const permissionsPolicy = [...off.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)].join(', ');
