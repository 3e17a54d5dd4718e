/** Internal locations: nginx rewrites from one to the next, clients cannot request them. */
export const locations = {
  edge: '/.ochiq/edge',
  upload: '/.ochiq/upload',
  page: '/.ochiq/page',
  text: '/.ochiq/text',
  bytes: '/.ochiq/bytes',
  sendText: '/.ochiq/send-text',
  sendBytes: '/.ochiq/send-bytes',
  unsatisfiable: '/.ochiq/unsatisfiable',
  errors: '/.ochiq/errors',
} as const;

/** Named locations, which keep a request's method. */
export const namedLocations = { edge: '@edge', tooLong: '@too-long' } as const;
