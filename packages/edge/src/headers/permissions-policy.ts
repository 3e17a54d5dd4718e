/** Features that no page of the site may use: names that browsers know, so that none logs a warning. */
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

/** Features of the site's own video player. */
const own = ['autoplay', 'fullscreen', 'picture-in-picture'];

export const permissionsPolicy = [...off.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)].join(', ');
