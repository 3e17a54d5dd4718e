export default {
  routes: [{ method: 'GET', path: '/content-state', handler: 'content-state.read' }],
};
