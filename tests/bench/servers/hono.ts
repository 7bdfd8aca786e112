/** Hono with the item of the floor behind a route, as one would write it without Lambda. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { putAccount, UID } from './fixture.ts';

await putAccount();
const app = new Hono();
app.get('/', async (context) => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(UID), ConsistentRead: true }));
  return context.json(Item);
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}/`));
