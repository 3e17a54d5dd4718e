/** What no page of the site may ask of a browser. */
const off = [
  'accelerometer',
  'ambient-light-sensor',
  'attribution-reporting',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What the site's own video player uses. */
const own = ['autoplay', 'fullscreen', 'picture-in-picture'];

export const permissionsPolicy = [...off.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)].join(', ');
