/** The configured port is used by another program. */
export class PortInUseError extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is taken by another program: stop it, or choose another port with SITE_PORT`);
    this.name = 'PortInUseError';
  }
}
