import { createServer, type Server } from 'node:http';

/**
 * Creates the HTTP server of a standby publisher. It is healthy and has no data; a load balancer finds the leader by
 * `/leader`, for which a standby answers 503.
 */
export function createStandbyServer(): Server {
  return createServer((request, response) => {
    request.resume();
    const isHealth = request.method === 'GET' && request.url === '/health';
    const isMetrics = request.method === 'GET' && request.url === '/metrics';
    if (isMetrics) {
      const help = '# HELP ochiq_publisher_leads Whether this publisher leads\n# TYPE ochiq_publisher_leads gauge\n';
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(`${help}ochiq_publisher_leads 0\n`);
      return;
    }
    const body = isHealth ? { state: 'standing by' } : { error: 'Another publisher leads' };
    response.writeHead(isHealth ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
  });
}
