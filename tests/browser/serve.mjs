// Serves the page under test on a free port for as long as the tests run.
import { fileURLToPath } from 'node:url';
import { serve } from '../../.ci/serve.mjs';

export default async function setUp() {
  const site = process.env.SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));
  const server = await serve(site);
  process.env.SITE_ADDRESS = `http://127.0.0.1:${server.address().port}/`;
  return () => server.close();
}
