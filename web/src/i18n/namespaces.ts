/** Every file of messages: `<locale>/<namespace>.json`. A template's query names those that its page needs. */
export const namespaces = [
  'common',
  'citizens',
  'datasets',
  'documents',
  'error',
  'forms',
  'news',
  'offers',
  'offline',
  'people',
  'problems',
  'projects',
  'search',
  'services',
] as const;

export type Namespace = (typeof namespaces)[number];
