/** The address that the edge was told to use is another program's. */
export class PortTaken extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is taken by another program: stop it, or choose another port with SITE_PORT`);
    this.name = 'PortTaken';
  }
}
