const office = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.*',
  'application/vnd.oasis.opendocument.*',
];

export default {
  upload: {
    config: {
      sizeLimit: 200 * 1024 * 1024,
      security: {
        allowedTypes: [
          ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
          ...['video/mp4', 'video/webm'],
          ...['application/pdf', 'application/zip', 'application/json', 'application/geo+json', 'text/csv', 'text/plain'],
          ...office,
        ],
        // A picture that may hold a script is none.
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'application/xml', 'text/xml', 'text/javascript'],
      },
    },
  },
};
