// Lessons whose file cannot be loaded. All other tests of lessons are in tests/page/lessons_test.cpp.
import { anew, expect } from './lib.mjs';

const app = async (table) => (await table.state()).app;

anew('lessons that do not come, or are no lessons, are said to be missing, and come with another try', async ({
  table, page, complaints,
}) => {
  await page.route('**/lessons/*.json', (route) => route.abort());
  await table.open();
  await table.press('learn:crosshairs');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await page.route('**/lessons/*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"lessons":1,"game":"crosshairs","list":[{"id":"x"}]}' }));
  await table.press('try-again');
  expect(await app(table)).toMatchObject({ screen: 'loading', failed: true });
  await page.unroute('**/lessons/*.json');
  await table.press('try-again');
  expect((await app(table)).screen).toBe('learn');
  complaints.length = 0; // the aborted request
});
