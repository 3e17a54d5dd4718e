export default {
  routes: [{ method: 'GET', path: '/preview-entry', handler: 'preview-entry.read' }],
};
